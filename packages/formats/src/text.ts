import { badFile } from './bad-file.ts';

/** Engines cannot hold longer texts. */
const LONGEST_TEXT = 500_000_000;

/** Bytes as text, from UTF-8; what is none becomes replacement characters, a byte order mark goes. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > LONGEST_TEXT) {
    throw badFile(`the file is ${bytes.length} bytes long; texts are read up to ${LONGEST_TEXT} bytes`);
  }
  return new TextDecoder('utf-8').decode(bytes);
}

/** The beginning of a text, for sniffing. */
export function decodeHead(bytes: Uint8Array, length = 4096): string {
  return decodeText(bytes.subarray(0, length));
}

/** Lines without their ends (LF, CRLF or CR) and without blanks at the end. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
}
