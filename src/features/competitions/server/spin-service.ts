import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import { readRawFields, validateEnquiry } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { leadError, type LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { COMPETITION_ERRORS, type CompetitionErrorCode } from '../domain/competition-errors.ts'
import { drawPrize, isSpinOpen } from '../domain/spin-wheel.ts'
import type { SpinPrize, SpinToWin } from '../domain/spin-schema.ts'
import {
  countDrawn,
  deleteEntry,
  type Entry,
  findEntry,
  findEntryByLead,
  forgetUnsent,
  insertEntry,
  lockPromotion,
  setEntryLead,
} from './competition-repository.ts'
import { createSpinRecords } from './spin-records.ts'

type SpinServiceDeps = { store: Store; clock: Clock; leads: Pick<LeadService, 'submitEnquiry'> }
export type SpinResult = { prize: SpinPrize; index: number; reference: string }
export type SpinError = { status: number; message: string; fields: LeadFieldError[] }

/** Resolution of the draw: steps of one in four billion are fine enough for any wheel. */
const ROLL_STEPS = 2 ** 32

/** The site's prize wheel: one draw per person, made on the server and stored with a lead (PAGE-046). */
export function createSpinService({ store, clock, leads }: SpinServiceDeps) {
  const { db } = store

  /** Draws for someone who has no entry yet. The promotion is locked, so that no prize is given twice. */
  function draw(site: SiteContext, spin: SpinToWin, person: Person): Promise<Result<Entry, SpinError>> {
    return db.transaction().execute(async (trx) => {
      const promotion = { siteId: site.id, promotionId: spin.id }
      await lockPromotion(trx, promotion)
      const earlier = await findEntry(trx, { ...promotion, ...person })
      if (earlier) return earlier.formKey === person.formKey ? ok(earlier) : fail(refusal('already_spun'))
      const prize = drawPrize(
        spin.prizes,
        await countDrawn(trx, promotion),
        randomInt(ROLL_STEPS) / ROLL_STEPS,
      )
      if (!prize) return fail(refusal('nothing_left'))
      const entry = {
        id: `spin_${randomBytes(12).toString('hex')}`,
        ...promotion,
        ...person,
        prizeId: prize.id,
      }
      await insertEntry(trx, entry, new Date(clock.now()))
      return ok({ ...entry, leadReference: null })
    })
  }

  return {
    /** Reads out or erases spins with a person's leads (APP 11.2, APP 12). */
    personRecords: createSpinRecords(db),

    /** Anonymises at most `limit` draws that never became a lead; returns how many. */
    tidy: (nowMs: number, limit: number) =>
      forgetUnsent(db, new Date(nowMs - FIXED_DAYS.unfinishedCheckouts * 86_400_000), limit),

    /** The result for a lead's reference, or null. Anyone with the reference has already seen the result. */
    async findResult(site: SiteContext, reference: string): Promise<SpinResult | null> {
      const spin = site.config.spinToWin
      const entry = spin && (await findEntryByLead(db, { siteId: site.id, promotionId: spin.id, reference }))
      const index = entry ? spin.prizes.findIndex(({ id }) => id === entry.prizeId) : -1
      const prize = spin?.prizes[index]
      return prize ? { prize, index, reference } : null
    },

    /**
     * One spin. Sending the same form again gives the same result; another form from the same person is
     * refused; a form that breaks the lead rules uses up no spin. Errors: not_open, terms_not_accepted,
     * already_spun, nothing_left and the lead's field errors.
     */
    async spin(site: SiteContext, input: EnquiryInput): Promise<Result<SpinResult, SpinError>> {
      const { spinToWin: spin, state } = site.config
      if (!spin || !isSpinOpen(spin, state, clock.now())) return fail(refusal('not_open'))
      const wrong = fieldErrors(site, input)
      if (wrong.length > 0) return fail(leadError('invalid_fields', wrong))
      if (input.fields.accept_terms !== 'yes') return fail(refusal('terms_not_accepted'))
      const drawn = await draw(site, spin, personOf(input))
      if (!drawn.ok) return drawn
      const entry = drawn.value
      const index = spin.prizes.findIndex(({ id }) => id === entry.prizeId)
      const prize = spin.prizes[index]
      if (!prize) return fail(refusal('submit_failed'))
      if (entry.leadReference) return ok({ prize, index, reference: entry.leadReference })
      const lead = await leads.submitEnquiry(site, toLead(input, { spin, prize, entry }))
      if (!lead.ok) {
        await deleteEntry(db, entry.id)
        return fail({ status: lead.error.status, message: lead.error.message, fields: lead.error.fields })
      }
      await setEntryLead(db, entry.id, lead.value.reference)
      return ok({ prize, index, reference: lead.value.reference })
    },
  }
}

type Person = Pick<Entry, 'emailHash' | 'phoneHash' | 'formKey'>

function personOf({ fields }: EnquiryInput): Person {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  return {
    emailHash: hash(normaliseEmailAddress(text('email'))),
    phoneHash: hash(keptPhone(text('phone'))),
    formKey: hash([text('name'), text('email'), text('phone')].join('\n').toLowerCase()),
  }
}

/** Checks the form against the lead rules before a draw is spent on it. */
function fieldErrors({ config }: SiteContext, { fields }: EnquiryInput): LeadFieldError[] {
  const checked = validateEnquiry(
    { ...readRawFields(fields), message: 'Spin to win', category: 'General Enquiry' },
    { ...toLeadFormSite(config), asksLocation: false, asksDealership: false, localNow: null },
  )
  return checked.ok ? [] : checked.error
}

/** The server writes the prize and draw into the lead; whatever the browser says about them is ignored. */
function toLead(
  input: EnquiryInput,
  { spin, prize, entry }: { spin: SpinToWin; prize: SpinPrize; entry: Entry },
): EnquiryInput {
  const { accept_terms: _terms, ...fields } = input.fields
  return {
    ...input,
    isCompetition: true,
    fields: {
      ...fields,
      category: 'General Enquiry',
      subcategory: `Spin to win: ${prize.label}`,
      message: `${spin.heading}. Result: ${prize.label}${prize.isWin ? '' : ' (no prize)'}. Draw ${entry.id}.`,
      page_id: `spin-to-win/${spin.id}`,
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function refusal(code: CompetitionErrorCode): SpinError {
  return { ...COMPETITION_ERRORS[code], fields: [] }
}
