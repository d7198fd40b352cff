import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { WebhookError } from './payment-gateway.ts'

/** How far a webhook's time may differ from ours (Stripe's own tolerance). */
const TOLERANCE_SECONDS = 300

/** A `Stripe-Signature` header, `t=seconds,v1=hex`: HMAC-SHA256 of `{seconds}.{body}` with the shared secret. */
export function signPayload(secret: string, body: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  return `t=${seconds},v1=${digest(secret, `${seconds}.${body}`).toString('hex')}`
}

/** Whether a body is signed with the secret and recent. The comparison takes constant time. */
export function checkSignature(
  secret: string,
  { body, signature, nowMs }: { body: string; signature: string; nowMs: number },
): Result<true, WebhookError> {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  const wanted = digest(secret, `${seconds}.${body}`)
  const isSigned = parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isSigned) return fail('bad_signature')
  return Math.abs(nowMs / 1000 - seconds) <= TOLERANCE_SECONDS ? ok(true) : fail('stale')
}

function digest(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
