import { data } from 'react-router'

/** Every address no page answers: a real 404, shown by the helpful error page. */
export function loader() {
  throw data('Not found', { status: 404 })
}

export default function NotFoundPage() {
  return null
}
