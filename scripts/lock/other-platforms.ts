/** What the lock file says about one package, as far as it matters here. */
export type LockedPackage = {
  version?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  license?: string
  optional?: boolean
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, LockedPackage> }

const SYSTEM =
  /[-/](android|darwin|freebsd|linux(?:musl)?|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)\b/
const WASM = /-wasm32-wasi$/

/**
 * The machine that a prebuilt package is for, judged by its name (`@swc/core-linux-x64-musl`) as its own
 * manifest would say; null if the name identifies none. `siblings`: all packages of its kind.
 */
export function platformOf(
  name: string,
  siblings: string[],
): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  if (WASM.test(name)) return { cpu: ['wasm32'] }
  const [, system, cpu] = SYSTEM.exec(name) ?? []
  if (!system || !cpu) return null
  const os = system.replace('musl', '')
  const isMusl = name.includes('musl')
  const isForLibc = siblings.some((sibling) => sibling.includes('musl'))
  // A 32-bit ARM build names a C library, but its manifest does not.
  if (os !== 'linux' || !isForLibc || name.endsWith('eabihf')) return { cpu: [cpu], os: [os] }
  return { cpu: [cpu], libc: [isMusl ? 'musl' : 'glibc'], os: [os] }
}

/** The prebuilt packages for other machines that the lock file's packages name but the lock file lacks. */
export function missingPlatforms(lock: LockFile): { owner: string; name: string }[] {
  return Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !foldersAbove(owner).some((folder) => `${folder}node_modules/${name}` in lock.packages),
      )
      .map((name) => ({ owner, name })),
  )
}

/**
 * Adds what {@link missingPlatforms} finds, so that npm need not ask the registry for packages this machine
 * never installs. They have no integrity hash: the registry used for the lock file does not serve them.
 */
export function withPlatforms(lock: LockFile): LockFile {
  const packages = { ...lock.packages }
  for (const { owner, name } of missingPlatforms(lock)) {
    const names = Object.keys(packages[owner]?.optionalDependencies ?? {})
    const platform = platformOf(name, names)
    const version = packages[owner]?.optionalDependencies?.[name]
    if (!platform || !version || !/^\d/.test(version))
      throw new Error(
        `${owner} names ${name}@${version}, which identifies no single machine and version: lock it by npm install.`,
      )
    const sibling = names
      .map((other) => packages[`node_modules/${other}`])
      .find((found) => found !== undefined)
    packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(packages[owner]?.dev ? { dev: true } : {}),
      ...(sibling?.license ? { license: sibling.license } : {}),
      optional: true,
      ...(sibling?.engines ? { engines: sibling.engines } : {}),
    }
  }
  const byName = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(byName) }
}

/** The folders whose node_modules a package sees, its own first: `node_modules/a/` and the root, ''. */
function foldersAbove(owner: string): string[] {
  if (owner === '') return ['']
  const end = owner.lastIndexOf('node_modules/')
  return [`${owner}/`, ...foldersAbove(owner.slice(0, Math.max(0, end - 1)))]
}
