/**
 * The folder of the package, from here and from the bundled main.js alike: for the command line itself, not for what it
 * loads, which is bundled into a folder of its own.
 */
export const packageFolder: URL = new URL('../../', import.meta.url);
