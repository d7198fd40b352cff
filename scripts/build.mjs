import { ensureBuilt } from './bootstrap.mjs'

ensureBuilt()
