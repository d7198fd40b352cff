/** Automotive Standards Council (ASC) event names the platform sends (standards.md B2). */
type AscName =
  | 'asc_item_pageview'
  | 'asc_cta_interaction'
  | 'asc_element_configuration'
  | 'asc_click_to_call'
  | 'asc_form_engagement'
  | 'asc_form_submission'
  | 'asc_form_submission_sales'
  | 'asc_form_submission_sales_appt'
  | 'asc_retail_process'

export type AnalyticsEvent = {
  /** Number in the specification; null where it names the event but gives no number (ANLT-010). */
  readonly id: number | null
  /** Where the event is recorded. A browser's report of something the server records is ignored. */
  readonly recordedBy: 'browser' | 'server'
  readonly needsCar: boolean
  /** ASC names, the general one first. */
  readonly asc: readonly [AscName, ...AscName[]]
  /** Extra parameters that distinguish events with the same ASC name. */
  readonly parameters: Readonly<Record<string, string>>
}

const browser = { recordedBy: 'browser', needsCar: true } as const
const server = { recordedBy: 'server', needsCar: false } as const

/** Every event by the platform's name, with its number (spec section 9) and its ASC name (standards.md B2). */
export const ANALYTICS_EVENTS = {
  /** ANLT-001, ANLT-010: the heart button. */
  favourite: {
    ...browser,
    id: 39,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'watchlist', event_action_result: 'save' },
  },
  /** ANLT-001: a signed-in customer saves a vehicle. */
  saved_car: {
    ...browser,
    id: 39,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'watchlist', event_action_result: 'save' },
  },
  /** ANLT-002: once per page. */
  finance_calculator: {
    ...browser,
    needsCar: false,
    id: 26,
    asc: ['asc_element_configuration'],
    parameters: { element_type: 'finance_calculator' },
  },
  /** ANLT-003. */
  phone_click: {
    ...browser,
    needsCar: false,
    id: 25,
    asc: ['asc_click_to_call'],
    parameters: { comm_type: 'voice', comm_status: 'start' },
  },
  /** ANLT-004: when the dialog opens. Sending its form is a separate enquiry event. */
  finance_enquiry: {
    ...browser,
    needsCar: false,
    id: 9,
    asc: ['asc_form_engagement'],
    parameters: { form_type: 'finance', comm_status: 'start' },
  },
  /** ANLT-005, ANLT-011: new vehicles, and demos, which are sold as near-new. */
  enquiry_new: {
    ...server,
    id: 14,
    asc: ['asc_form_submission', 'asc_form_submission_sales'],
    parameters: { comm_status: 'submit', department: 'sales', item_condition: 'new' },
  },
  /** ANLT-005. */
  enquiry_used: {
    ...server,
    id: 15,
    asc: ['asc_form_submission', 'asc_form_submission_sales'],
    parameters: { comm_status: 'submit', department: 'sales', item_condition: 'used' },
  },
  /** ANLT-006, ANLT-011: new and demo vehicles, and anything listed for test drives only. */
  test_drive_new: {
    ...server,
    id: 17,
    asc: ['asc_form_submission', 'asc_form_submission_sales_appt'],
    parameters: { comm_status: 'submit', department: 'sales', form_type: 'test_drive' },
  },
  /** ANLT-006. */
  test_drive_used: {
    ...server,
    id: 48,
    asc: ['asc_form_submission', 'asc_form_submission_sales_appt'],
    parameters: { comm_status: 'submit', department: 'sales', form_type: 'test_drive' },
  },
  /** ANLT-007: any other lead. */
  enquiry: {
    ...server,
    id: 22,
    asc: ['asc_form_submission'],
    parameters: { comm_status: 'submit' },
  },
  /** ANLT-009. */
  careers: {
    ...server,
    id: 51,
    asc: ['asc_form_submission'],
    parameters: { comm_status: 'submit', department: 'other', form_type: 'careers' },
  },
  /** ANLT-008. */
  code_sent: {
    ...server,
    id: 36,
    asc: ['asc_retail_process'],
    parameters: { flow_name: 'sign_in', flow_stage: 'code_sent' },
  },
  /** ANLT-008. */
  code_verified: {
    ...server,
    id: 37,
    asc: ['asc_retail_process'],
    parameters: { flow_name: 'sign_in', flow_stage: 'code_verified' },
  },
  /** ANLT-010: the window card or its PDF is opened, or the page is printed. */
  print: {
    ...browser,
    id: null,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'print', event_action_result: 'open' },
  },
  /** ANLT-010: a history report or the register search is opened. */
  history_report: {
    ...browser,
    id: null,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'history_report', event_action_result: 'open' },
  },
  /** ANLT-010: a vehicle page is shown, once per visit to it. */
  view_content: { ...browser, id: null, asc: ['asc_item_pageview'], parameters: {} },
} as const satisfies Record<string, AnalyticsEvent>

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS

/** Whether the text is an event name. */
export function isAnalyticsEvent(text: unknown): text is AnalyticsEventName {
  return typeof text === 'string' && Object.hasOwn(ANALYTICS_EVENTS, text)
}

/** Looks up an event by name. */
export function analyticsEvent(name: AnalyticsEventName): AnalyticsEvent {
  return ANALYTICS_EVENTS[name]
}
