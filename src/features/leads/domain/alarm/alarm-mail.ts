import { type DeliveryFault, FAULT_WORDS } from '../delivery/delivery-fault.ts'
import type { DeliveryReceiver } from '../lead.ts'

export type Alarm = {
  siteName: string
  siteSlug: string
  /** The receiver's location or dealership; null for the site itself. */
  ownerName: string | null
  receiver: DeliveryReceiver
  receiverKey: string
  fault: DeliveryFault
  leads: number
  /** The other side's answer, codes only. */
  answer: string | null
  /** When the oldest of the leads was sent, in local time. */
  sinceText: string
  /** Where the leads went instead; null if nobody got them. */
  passedOnTo: string | null
}

const KINDS: Record<DeliveryReceiver['kind'], string> = {
  mail: 'the mailbox',
  adf_mail: 'the lead system (ADF by mail)',
  adf_https: 'the lead system (ADF)',
  webhook: 'the lead system (webhook)',
  cancel_mail: 'the mailbox for cancelled and moved drives',
  lead_news: 'the lead system told of cancelled and moved drives',
  withdrawal: 'who must hear of a withdrawn consent',
  shopper_mail: 'the shopper’s mailbox',
  shopper_text: 'the shopper’s mobile',
  text_mail: 'the mailbox for texts of shoppers',
}

/** The mail saying that leads do not get through, why, how to fix it and where they are meanwhile. */
export function alarmMail(alarm: Alarm): { subject: string; text: string } {
  const { fault, leads, receiver, passedOnTo, siteSlug, receiverKey } = alarm
  const { what, mend } = FAULT_WORDS[fault]
  const where = alarm.ownerName ?? alarm.siteName
  const text = [
    `${countText(leads)} of ${where} ${leads === 1 ? 'has' : 'have'} not reached ${KINDS[receiver.kind]} ${destination(receiver)}, because ${what}.`,
    `The oldest was sent ${alarm.sinceText}.${alarm.answer ? ` The answer was: ${alarm.answer}.` : ''}`,
    passedOnTo
      ? `Meanwhile the leads come to ${passedOnTo}, so that nobody waits. Nothing is lost: every lead is kept.`
      : 'Nobody else has got these leads yet. Nothing is lost: every lead is kept.',
    `What to do: ${mend}`,
    'The website tries again by itself for three days, every hour at the latest.',
    [
      'For the agency:',
      `  forecourt leads test-receiver ${siteSlug} ${receiverKey}   sends a marked test and says what comes back`,
      `  forecourt leads replay --site ${siteSlug}   sends what waits again at once, once it is mended`,
    ].join('\n'),
    'This is told once; it is told again when it was mended and comes back.',
  ].join('\n\n')
  return { subject: `Leads are not getting through: ${where}, ${receiver.id}`, text: `${text}\n` }
}

/** The same as one text message. */
export function alarmText(alarm: Alarm): string {
  const where = alarm.ownerName ?? alarm.siteName
  return `${where}: ${countText(alarm.leads)} not getting through to ${destination(alarm.receiver)}: ${FAULT_WORDS[alarm.fault].what}. ${alarm.passedOnTo ? `They come to ${alarm.passedOnTo} meanwhile. ` : ''}The mail says what to do.`
}

function countText(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`
}

function destination(receiver: DeliveryReceiver): string {
  if ('by' in receiver) return destination(receiver.by)
  if ('to' in receiver) return receiver.to.join(', ')
  return 'url' in receiver ? (receiver.url.split('/')[2] ?? '') : ''
}
