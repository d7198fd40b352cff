import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { fail, type Result } from '#src/shared/domain/result.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import { parsePriceGauge } from '#src/features/market-price/domain/price-gauge-schema.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { publicLookup, refuseAddress } from '#src/platform/messaging/outbound-http.ts'
import type { Autogauge, AutogaugeFailure } from './autogauge.ts'

type HttpAutogaugeOptions = {
  /** Address of the vendor, with or without a slash at its end; `{car.path}/autogauge` is added. */
  api: string
  /** Development only: plain http and addresses of this machine. */
  isDevelopment: boolean
  timeoutMs?: number
}

/** The page waits for this answer, so it is short. */
const TIMEOUT_MS = 1500
const ANSWER_BYTES_MAX = 64 * 1024

/**
 * A vendor's price guide: GET {api}{car.path}/autogauge (API-003). https to public addresses only, no redirects, one and
 * a half seconds in all, at most 64 KB; whatever else comes back is a failure with its reason.
 */
export function createHttpAutogauge({
  api,
  isDevelopment,
  timeoutMs = TIMEOUT_MS,
}: HttpAutogaugeOptions): Autogauge {
  return {
    async readGauge(vehicle) {
      const address = `${api.replace(/\/+$/, '')}${encodeURI(vehiclePath(vehicle))}/autogauge`
      const url = URL.canParse(address) ? new URL(address) : null
      const refusal = refuseAddress(url, isDevelopment)
      if (!url || refusal) return unavailable(refusal ?? 'The address is no URL')
      try {
        return toGauge(await get(url, { isDevelopment, timeoutMs }))
      } catch (error) {
        const { code, name } = error as NodeJS.ErrnoException
        if (code === 'ABORT_ERR' || name === 'TimeoutError')
          return unavailable(`No answer in ${timeoutMs} ms`)
        return unavailable(`HTTP ${code ?? name}`)
      }
    },
  }
}

function unavailable(reason: string): { ok: false; error: AutogaugeFailure } {
  return fail({ code: 'gauge_unavailable', reason })
}

type Answer = { status: number; body: string | null }

function toGauge({ status, body }: Answer): Result<PriceGauge, AutogaugeFailure> {
  if (status !== 200) return unavailable(`HTTP ${status}`)
  if (body === null) return unavailable(`The answer is longer than ${ANSWER_BYTES_MAX} bytes`)
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return unavailable('The answer is not JSON')
  }
  const gauge = parsePriceGauge(json)
  return gauge.ok ? gauge : unavailable(`The answer is no gauge: ${gauge.error.slice(0, 200)}`)
}

function get(url: URL, options: { isDevelopment: boolean; timeoutMs: number }): Promise<Answer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(options.timeoutMs),
        headers: { accept: 'application/json' },
        ...(options.isDevelopment ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= ANSWER_BYTES_MAX) chunks.push(chunk)
          else {
            resolve({ status: response.statusCode ?? 0, body: null })
            response.destroy()
          }
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
