/** Of two words in one place only one is seen and read out; the room of the longer is held, so nothing moves. */
const WORD = '[grid-area:1/1]'

/**
 * Header links to watchlist and garage. The server draws the same for everybody, a script says who is signed in by
 * marking `data-account`; without scripts the word is Sign in, and the link leads a signed-in customer to the garage.
 */
export function AccountLinks() {
  return (
    <>
      <a href="/watchlist" className="inline-flex min-h-11 items-center text-sm">
        Watchlist
      </a>
      <a
        href="/my-garage"
        data-account=""
        className="group/account inline-grid min-h-11 items-center text-sm whitespace-nowrap"
      >
        <span className={`${WORD} group-data-signed-in/account:invisible`}>Sign in</span>
        <span className={`${WORD} invisible group-data-signed-in/account:visible`}>My garage</span>
      </a>
    </>
  )
}
