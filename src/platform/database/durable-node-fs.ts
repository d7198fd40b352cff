import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]
type StreamOps = { fsync?: (stream: { nfd: number }) => number }
type FileSystemModule = { NODEFS?: { stream_ops: StreamOps } }

/**
 * PGlite's Node file system with the fsync that Emscripten leaves out: without it a power cut loses
 * acknowledged commits (data-engine.md 2.1). A test proves that N commits make at least N fsyncs.
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

/**
 * PostgreSQL's default of 128 MB sits entirely in this process and is written at the start, for pages the
 * operating system caches as well. An import takes as much CPU with 16 MB as with 32
 * (bench/results/stock-import.md).
 */
const SHARED_BUFFERS = '16MB'

/** Start parameters that make PostgreSQL ask for the fsync: PGlite's own pass -F, which turns it off. */
export function durableStartParams(): string[] {
  const own = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...own, '-c', 'wal_sync_method=fsync', '-c', `shared_buffers=${SHARED_BUFFERS}`]
}
