#!/usr/bin/env node
import process from 'node:process';
import { run } from './command-line.ts';
import { endQuietlyWithReader } from './terminal.ts';

endQuietlyWithReader();
process.exitCode = await run(process.argv.slice(2));
