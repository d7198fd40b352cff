/** Whether a form was posted from this site's own pages; a page refuses any other with 403. */
export { isSameOrigin } from '#src/platform/http/same-origin.ts'

/** Reads the form posted to a page, never beyond its limits, with what was typed if it is refused. */
export { readLeadBody as readPostedForm } from '#src/features/leads/server/intake/lead-body.ts'
