/** The names of the Automotive Standards Council that the platform sends; a derived form event goes beside the general one (standards.md B2). */
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
  /** The specification's number; null where it names the event but shows no number (ANLT-010). */
  readonly id: number | null
  /** Who knows that it happened: what the server stores is counted there, whatever a browser says of it. */
  readonly recordedBy: 'browser' | 'server'
  /** Whether it is always about one vehicle. */
  readonly needsCar: boolean
  /** Names of the Automotive Standards Council, the general one first. */
  readonly asc: readonly [AscName, ...AscName[]]
  /** What the name alone does not say. */
  readonly parameters: Readonly<Record<string, string>>
}

const browser = { recordedBy: 'browser', needsCar: true } as const
const server = { recordedBy: 'server', needsCar: false } as const

/** Every event of the platform by our name, with its number (spec section 9) and its ASC form (standards.md B2). */
export const ANALYTICS_EVENTS = {
  /** ANLT-001, ANLT-010: the heart. */
  favourite: {
    ...browser,
    id: 39,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'watchlist', event_action_result: 'save' },
  },
  /** ANLT-001: Save of a signed-in customer. */
  saved_car: {
    ...browser,
    id: 39,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'watchlist', event_action_result: 'save' },
  },
  /** ANLT-002: once on a page. */
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
  /** ANLT-004: when the modal opens; its form, once sent, is an enquiry of its own. */
  finance_enquiry: {
    ...browser,
    needsCar: false,
    id: 9,
    asc: ['asc_form_engagement'],
    parameters: { form_type: 'finance', comm_status: 'start' },
  },
  /** ANLT-005, ANLT-011: new, and demo as it is sold as near-new. */
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
  /** ANLT-006, ANLT-011: new and demo, and whatever is listed for test drives only. */
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
  /** ANLT-007: whatever else is sent. */
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
  /** ANLT-010: a history report, or the register's search, is opened. */
  history_report: {
    ...browser,
    id: null,
    asc: ['asc_cta_interaction'],
    parameters: { element_type: 'history_report', event_action_result: 'open' },
  },
  /** ANLT-010: a vehicle's own page is seen, once a visit of it. */
  view_content: { ...browser, id: null, asc: ['asc_item_pageview'], parameters: {} },
} as const satisfies Record<string, AnalyticsEvent>

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS

/** Whether a text names an event. */
export function isAnalyticsEvent(text: unknown): text is AnalyticsEventName {
  return typeof text === 'string' && Object.hasOwn(ANALYTICS_EVENTS, text)
}

/** An event by its name. */
export function analyticsEvent(name: AnalyticsEventName): AnalyticsEvent {
  return ANALYTICS_EVENTS[name]
}
