import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

export type SmallDisk = {
  directory: string
  /** Fills the disk until at most this many bytes are left. */
  fill(leaveBytes: number): void
  makeRoom(): void
  close(): void
}

/** A separate disk in memory, or null where this user may not mount one (only root may, on Linux). */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const directory = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'pipe' })
  } catch {
    rmSync(directory, { recursive: true })
    return null
  }
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill(leaveBytes) {
      const file = openSync(ballast, 'w')
      const isRoom = () => {
        const { bavail, bsize } = statfsSync(directory)
        return bavail * bsize >= leaveBytes + MEGABYTE
      }
      while (isRoom()) writeSync(file, Buffer.alloc(MEGABYTE))
      const { bavail, bsize } = statfsSync(directory)
      for (let left = bavail * bsize - leaveBytes; left >= bsize; left -= bsize)
        writeSync(file, Buffer.alloc(bsize))
      closeSync(file)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync('umount', ['-l', directory], { stdio: 'pipe' })
      rmSync(directory, { recursive: true })
    },
  }
}
