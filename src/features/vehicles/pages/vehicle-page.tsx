/** Stands until its feature brings the whole page. */
export default function VehiclePage() {
  return <h1>Vehicle</h1>
}
