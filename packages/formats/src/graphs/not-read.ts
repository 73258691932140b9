import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { decodeHead } from '../text.ts';

/** For graph formats that are written only: recognised, so that the refusal can say what works. */
export const notRead = {
  sniff:
    (sign: RegExp): Format['sniff'] =>
    (bytes) =>
      sign.test(decodeHead(bytes)),
  parse:
    (title: string): Format['parse'] =>
    () => {
      throw badFile(`${title} is written, not read; graphs are read as .graph.json`);
    },
};
