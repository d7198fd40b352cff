import { expect, test } from 'vitest'
import { deliveryFault, isRefusal } from './delivery-fault.ts'

const fault = (reason: string, permanent: boolean) => deliveryFault({ reason, permanent })

test('a refusal is told apart from silence, and the receiver’s mailbox from our own mail server', () => {
  expect([
    fault('HTTP 401', true),
    fault('HTTP 403', true),
    fault('HTTP 404', true),
    fault('HTTP 308: redirects are refused', true),
    fault('HTTP 422', true),
    fault('The secret FORECOURT_SECRET_CRM is not set', true),
    fault('SMTP EENVELOPE RCPT 550', true),
    fault('SMTP EMESSAGE DATA 554', true),
    fault('SMTP EENVELOPE RCPT 452', false),
    fault('SMTP ECONNECTION CONN', false),
    fault('SMTP EAUTH AUTH 535', false),
    fault('HTTP 429', false),
    fault('HTTP ECONNREFUSED', false),
    fault('No answer in time', false),
  ]).toEqual([
    'unauthorised',
    'forbidden',
    'not_found',
    'redirect',
    'rejected',
    'secret_missing',
    'mailbox_refused',
    'rejected',
    'down',
    'carrier',
    'carrier',
    'down',
    'down',
    'down',
  ])
})

test('silence may pass without action, a refusal does not', () => {
  expect([isRefusal('down'), isRefusal('carrier'), isRefusal('unauthorised')]).toEqual([false, false, true])
})
