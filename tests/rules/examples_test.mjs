// Every example of docs/rules, in both languages, is a record that the rules allow, points and all.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { examples_in, record_of } from '../../web/scripts/rules_examples.mjs';

const kRules = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const program = process.env.BASTIDE_PROGRAM;

for (const language of ['en', 'sk']) {
  test(`examples in ${language} replay`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-examples-'));
    try {
      let count = 0;
      for (const name of readdirSync(join(kRules, language)).filter((n) => n.endsWith('.md'))) {
        for (const example of examples_in(readFileSync(join(kRules, language, name), 'utf8'))) {
          const file = join(folder, `${example.rule}-${example.number}.carc`);
          writeFileSync(file, record_of(example));
          const run = spawnSync(program, ['replay', file], { encoding: 'utf8' });
          assert.equal(run.status, 0, `${name}, ${example.rule}: ${run.stderr}`);
          count += 1;
        }
      }
      assert.ok(count > 100, `only ${count} examples were found`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
