import { fail, ok } from '#src/shared/domain/result.ts'
import { parsePriceGauge } from '#src/features/market-price/domain/price-gauge-schema.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { Autogauge, AutogaugeFailure } from './autogauge.ts'

type HttpAutogaugeOptions = {
  /** The vendor's address, with or without a trailing slash; `{car.path}/autogauge` is added. */
  api: string
  /** Development only: allows plain http and this machine's addresses. */
  isDevelopment: boolean
  timeoutMs?: number
}

/** Short, because the page waits for the answer. */
const TIMEOUT_MS = 1500

/**
 * A vendor's price guide: GET {api}{car.path}/autogauge (API-003). https to public addresses only, no redirects,
 * one and a half seconds in total and a limited size; anything else is a failure with its reason.
 */
export function createHttpAutogauge({
  api,
  isDevelopment,
  timeoutMs = TIMEOUT_MS,
}: HttpAutogaugeOptions): Autogauge {
  const getJson = createOutboundJson({ isDevelopment, timeoutMs })
  return {
    async readGauge({ slug }) {
      const answer = await getJson(`${api.replace(/\/+$/, '')}${encodeURI(vehiclePath({ slug }))}/autogauge`)
      if (!answer.ok) return unavailable(answer.error)
      if (answer.value.status !== 200) return unavailable(`HTTP ${answer.value.status}`)
      const gauge = parsePriceGauge(answer.value.body)
      return gauge.ok ? ok(gauge.value) : unavailable(`The answer is no gauge: ${gauge.error.slice(0, 200)}`)
    },
  }
}

function unavailable(reason: string): { ok: false; error: AutogaugeFailure } {
  return fail({ code: 'gauge_unavailable', reason })
}
