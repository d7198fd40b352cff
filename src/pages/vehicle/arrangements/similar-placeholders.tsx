import { SimilarVehicles, type SimilarVehiclesProps } from './similar-vehicles.tsx'

/**
 * As many empty cards as will come, six at most, each exactly as large as the expected card (VDP-031), so
 * that nothing moves when the answer arrives.
 */
export function SimilarPlaceholders(props: SimilarVehiclesProps) {
  return (
    <div className="similar-placeholders" aria-busy="true">
      <SimilarVehicles {...props} />
    </div>
  )
}
