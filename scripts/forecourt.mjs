#!/usr/bin/env node
// The operator's command line: forecourt stock import …, forecourt leads list …, forecourt site publish …
import { becomeNode, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
// A small young generation: an import makes much short-lived garbage, and this keeps 50 MB of it from piling
// up.
becomeNode(['--max-semi-space-size=8', 'src/cli.ts', ...process.argv.slice(2)])
