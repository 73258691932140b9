import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { transformWithOxc } from 'vite';
import { commandFile } from '../../scripts/compile.mjs';
import { root } from '../../scripts/root.mjs';
import { type Command, outputDifference, type Snippet } from './extract.ts';

/** A folder like that of a user who has installed the built packages, with the examples at hand. */
export class Workshop {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'labrys-snippets-'));

  constructor() {
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    if (existsSync(join(root, 'examples'))) symlinkSync(join(root, 'examples'), join(this.folder, 'examples'));
    writeFileSync(join(this.folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(this.folder, 'bin'));
    const shim = join(this.folder, 'bin/labrys');
    writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${commandFile}" "$@"\n`);
    chmodSync(shim, 0o755);
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Runs a snippet; throws an error that tells what went otherwise than the page says. */
  async run(snippet: Snippet): Promise<void> {
    if (snippet.kind === 'sh') {
      for (const command of snippet.commands) await this.#runCommand(command);
      return;
    }
    const file = join(this.folder, `line-${snippet.line}.js`);
    const isTyped = snippet.kind === 'ts';
    writeFileSync(file, isTyped ? (await transformWithOxc(snippet.code, file, { lang: 'ts' })).code : snippet.code);
    const { status, stdout, stderr } = await this.#execute(process.execPath, [file]);
    if (status !== 0) throw new Error(`The program failed.\n${stderr}`);
    const difference = snippet.output && outputDifference(snippet.output, stdout);
    if (difference !== undefined) throw new Error(difference);
  }

  async #runCommand({ text, line, output, status: expected }: Command): Promise<void> {
    const { status, stdout, stderr } = await this.#execute('sh', ['-c', text]);
    if (status !== expected) throw new Error(`Line ${line} exits with ${status}: ${text}\n${stderr}`);
    const difference = output && outputDifference(output, stdout);
    if (difference !== undefined) throw new Error(`Line ${line}: ${text}\n${difference}`);
  }

  #execute(file: string, args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
    const env = { ...process.env, PATH: `${join(this.folder, 'bin')}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
    // Vitest sets these for its own process.
    for (const name of ['NODE_OPTIONS', 'NODE_ENV', 'FORCE_COLOR']) delete env[name as keyof typeof env];
    return new Promise((resolve) => {
      execFile(file, args, { cwd: this.folder, env, timeout: 60_000, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ status, stdout, stderr: error?.killed ? `${stderr}\n(stopped after a minute)` : stderr });
      });
    });
  }
}

/**
 * Checks the types of TypeScript programs, strictly, against the built packages.
 *
 * @param programs by the file names to be used in messages
 * @returns the compiler's messages, empty if all is well
 */
export function checkTypes(workshop: Workshop, programs: ReadonlyMap<string, string>): string {
  const folder = join(workshop.folder, 'types');
  mkdirSync(folder, { recursive: true });
  // `export {}` makes a module of a program without imports, so that names do not meet.
  for (const [name, code] of programs) writeFileSync(join(folder, name), `${code}export {};\n`);
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM'], types: ['node'] },
    ...{ strict: true, noEmit: true, skipLibCheck: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
}
