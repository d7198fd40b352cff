import { SimilarVehicles, type SimilarVehiclesProps } from './similar-vehicles.tsx'

/**
 * As many empty cards as will come, six at most, each exactly as large as the card the server knows for its place
 * (VDP-031): nothing moves when the answer is here.
 */
export function SimilarPlaceholders(props: SimilarVehiclesProps) {
  return (
    <div className="similar-placeholders" aria-busy="true">
      <SimilarVehicles {...props} />
    </div>
  )
}
