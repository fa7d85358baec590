/** Bundles each `bench/*.bench.ts` and runs it in Node, one after another so that none slows another down. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gridscribe-bench-'));
try {
  await build({
    absWorkingDir: root,
    entryPoints: readdirSync(join(root, 'bench'))
      .filter((file) => file.endsWith('.bench.ts'))
      .map((file) => join('bench', file)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  for (const file of readdirSync(folder).sort()) {
    execFileSync(process.execPath, [join(folder, file)], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  }
} finally {
  rmSync(folder, { recursive: true });
}
