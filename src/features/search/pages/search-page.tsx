/** Stands until its feature brings the whole page. */
export default function SearchPage() {
  return <h1>Stock</h1>
}
