import { randomBytes, randomInt } from 'node:crypto'
import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import { SPIN_SUBJECT } from '#src/features/leads/domain/form-kind/receipt-words.ts'
import { readRawFields, validateEnquiry } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { leadError, type LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import { proofOf } from '#src/shared/domain/visitor.ts'
import { findPostcodeCentre } from '#src/features/delivery/domain/postcodes/postcode-place.ts'
import { listText } from '../domain/spin-terms.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
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

type SpinServiceDeps = {
  store: Store
  clock: Clock
  signer: Pick<Signer, 'hash'>
  leads: Pick<LeadService, 'submitEnquiry'>
}
export type SpinResult = { prize: SpinPrize; index: number; reference: string }
export type SpinError = {
  status: number
  message: string
  fields: LeadFieldError[]
  /** The entrant's own phone must be proved first. */
  isCodeNeeded?: true
}

/** Resolution of the draw: steps of one in four billion are fine enough for any wheel. */
const ROLL_STEPS = 2 ** 32

/** The site's prize wheel: one draw per person, made on the server and stored with a lead (PAGE-046). */
export function createSpinService({ store, clock, signer, leads }: SpinServiceDeps) {
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
     * refused, as is one from a state where the promotion is not open; a form that breaks the rules uses up no
     * spin. `input.visitor` must have proved the form's phone. Errors: not_open, terms_not_accepted, code_needed,
     * already_spun, nothing_left and the lead's field errors.
     */
    async spin(site: SiteContext, input: EnquiryInput): Promise<Result<SpinResult, SpinError>> {
      const { spinToWin: spin, state } = site.config
      if (!spin || !isSpinOpen(spin, state, clock.now())) return fail(refusal('not_open'))
      const wrong = fieldErrors(site, spin, input)
      if (wrong.length > 0) return fail(leadError('invalid_fields', wrong))
      if (input.fields.accept_terms !== 'yes') return fail(refusal('terms_not_accepted'))
      const person = await personOf(signer, input)
      const known = await findEntry(db, { siteId: site.id, promotionId: spin.id, ...person })
      const isSameForm = known?.formKey === person.formKey
      if (!isSameForm && !isProved(input)) return fail({ ...refusal('code_needed'), isCodeNeeded: true })
      const drawn = await draw(site, spin, person)
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

type Person = Pick<Entry, 'phoneHash' | 'formKey'>

/** A person is the phone they proved; anybody can type a stranger's mail address, so it identifies nobody. */
async function personOf(signer: SpinServiceDeps['signer'], { fields }: EnquiryInput): Promise<Person> {
  const text = (name: string) => textOf(fields, name)
  const form = [text('name'), text('email'), text('phone')].join('\n').toLowerCase()
  const [phoneHash, formKey] = await Promise.all([
    signer.hash(`spin-phone:${keptPhone(text('phone'))}`),
    signer.hash(`spin-form:${form}`),
  ])
  return { phoneHash, formKey }
}

/** Whether the form's own phone was proved by a texted code, or work was done where none can be texted (0042). */
function isProved({ fields, visitor }: EnquiryInput): boolean {
  return proofOf(visitor ?? null, keptPhone(textOf(fields, 'phone'))) !== null
}

/** Checks the form against the lead rules, and where the entrant lives, before a draw is spent on it. */
function fieldErrors(
  { config }: SiteContext,
  { states }: Pick<SpinToWin, 'states'>,
  { fields }: EnquiryInput,
): LeadFieldError[] {
  const checked = validateEnquiry(
    { ...readRawFields(fields), message: 'Spin to win', category: 'General Enquiry' },
    {
      ...toLeadFormSite(config),
      isPostcodeRequired: true,
      asksLocation: false,
      asksDealership: false,
      localNow: null,
    },
  )
  if (!checked.ok) return checked.error
  const state = findPostcodeCentre(textOf(fields, 'postcode'))?.state
  if (state && states.includes(state)) return []
  return [{ field: 'postcode', message: `This promotion is open to residents of ${listText(states)} only.` }]
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
      subcategory: `${SPIN_SUBJECT}${prize.label}`,
      message: `${spin.heading}. Result: ${prize.label}${prize.isWin ? '' : ' (no prize)'}. Draw ${entry.id}.`,
      page_id: `spin-to-win/${spin.id}`,
    },
  }
}

function textOf(fields: EnquiryInput['fields'], name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

function refusal(code: CompetitionErrorCode): SpinError {
  return { ...COMPETITION_ERRORS[code], fields: [] }
}
