import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]
type StreamOps = { fsync?: (stream: { nfd: number }) => number }
type FileSystemModule = { NODEFS?: { stream_ops: StreamOps } }

/**
 * PGlite's Node file system with the fsync that Emscripten leaves out: without it a power cut loses
 * acknowledged commits (data-engine.md 2.1). CI proves that N commits make at least N fsyncs.
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options)
    const emscripten = result.emscriptenOpts as { preRun?: ((module: FileSystemModule) => void)[] }
    emscripten.preRun = [installFsync, ...(emscripten.preRun ?? [])]
    return result
  }
}

function installFsync(module: FileSystemModule): void {
  if (!module.NODEFS) throw new Error('PGlite changed inside: no NODEFS to give an fsync to')
  module.NODEFS.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd)
    return 0
  }
}

/** Start parameters that make PostgreSQL ask for the fsync: PGlite's own pass -F, which switches it off. */
export function durableStartParams(): string[] {
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']
}
