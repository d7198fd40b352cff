#!/usr/bin/env node
// The operator's command line: forecourt stock import …, forecourt leads list …, forecourt site publish …
import { becomeNode, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
becomeNode(['src/cli.ts', ...process.argv.slice(2)])
