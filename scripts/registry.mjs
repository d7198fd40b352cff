// Runs on the machine's own Node before anything is installed: only built-in modules here.
import { spawnSync } from 'node:child_process'

const PROBE_MS = 10_000
/** npm's errors for a network that leads nowhere; any answer, even a refusal, comes from a registry. */
const UNREACHED =
  /\b(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/

/**
 * Why npm cannot reach its registry (`https://registry.npmjs.org, EAI_AGAIN`), or null if it can; known
 * within `within` milliseconds. npm itself asks, so that its settings (registry, proxy, certificates) apply.
 */
export function registryTrouble(cwd, within = PROBE_MS) {
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${within}`]
  const shell = process.platform === 'win32'
  const ping = spawnSync('npm', args, { cwd, shell, encoding: 'utf8', timeout: within })
  const told = `${ping.stdout ?? ''}${ping.stderr ?? ''}`
  const address = /https?:\/\/[^/\s]+/.exec(told)?.[0]
  const toldOf = (what) => (address ? `${address}, ${what}` : what)
  if (ping.error?.code === 'ETIMEDOUT') return toldOf(`no answer in ${within / 1000} s`)
  if (ping.error || ping.status === 0) return null
  const code = UNREACHED.exec(told)?.[1]
  return code ? toldOf(code) : null
}
