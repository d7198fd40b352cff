/** ERR-025: shown with earlier results, and in the sheet that covers them. */
export function StaleNotice() {
  return (
    <p role="alert" className="mt-4 rounded-card border border-line bg-studio px-4 py-3 text-sm">
      We could not update your results just now. These are your earlier results; please try again.
    </p>
  )
}
