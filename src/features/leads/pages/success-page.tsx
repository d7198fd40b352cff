/** Stands until its feature brings the whole page. */
export default function SuccessPage() {
  return <h1>Thank you</h1>
}
