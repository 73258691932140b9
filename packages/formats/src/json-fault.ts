// Engines differ in what they say of broken JSON, and most do not say where. This finds the place.

const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Where a text stops being JSON: the index of the first sign that cannot stand where it does, the length of the text if
 * it ends too early. Only for texts that `JSON.parse` refuses. Cost: O(length).
 */
export function jsonFault(text: string): number {
  const closers: string[] = []; // of the lists and objects that are open
  let at = 0;
  /** Where a pattern that stands here ends, or -1. */
  const after = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };
  /** Passes a string; false with `at` on the fault if it is none. */
  const passString = (): boolean => {
    if (text[at] !== '"') return false;
    for (at++; at < text.length; ) {
      if (text[at] === '"') {
        at++;
        return true;
      }
      if (text[at] === '\\') {
        const end = after(ESCAPE);
        if (end < 0) return false;
        at = end;
      } else if (text.charCodeAt(at) < 32) {
        return false;
      } else {
        at++;
      }
    }
    return false;
  };
  const passBlanks = (): void => {
    at = after(BLANKS);
  };

  let mayClose = false; // right after an opening bracket
  for (;;) {
    // A key with its colon, where an object is open, then a value.
    passBlanks();
    if (!(mayClose && text[at] === closers.at(-1))) {
      if (closers.at(-1) === '}') {
        if (!passString()) return at;
        passBlanks();
        if (text[at] !== ':') return at;
        at++;
        passBlanks();
      }
      const sign = text[at];
      mayClose = sign === '{' || sign === '[';
      if (mayClose) {
        closers.push(sign === '{' ? '}' : ']');
        at++;
        continue;
      }
      if (sign === '"') {
        if (!passString()) return at;
      } else {
        const end = Math.max(after(NUMBER), after(WORD));
        if (end < 0) return at;
        at = end;
      }
    }
    // Brackets that close, then a comma.
    passBlanks();
    while (closers.length > 0 && text[at] === closers.at(-1)) {
      closers.pop();
      at++;
      passBlanks();
    }
    if (closers.length === 0 || text[at] !== ',') return at;
    mayClose = false;
    at++;
  }
}
