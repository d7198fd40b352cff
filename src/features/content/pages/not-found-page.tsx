/** Stands until its feature brings the whole page. */
export default function NotFoundPage() {
  return <h1>Page not found</h1>
}
