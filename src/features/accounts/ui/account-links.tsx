/** Stacks two words of which one is shown and read out, at the width of the longer, so that nothing shifts. */
const WORD = '[grid-area:1/1]'

/**
 * Header links to watchlist and garage. The server renders the same for everyone, and a script marks signed-in
 * visitors with `data-account`. Without scripts, pages only a signed-in customer sees mark themselves with `data-own`;
 * elsewhere the word is Sign in, and its link takes a signed-in customer to the garage.
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
        <span
          className={`${WORD} group-data-signed-in/account:invisible in-[body:has([data-own])]:invisible`}
        >
          Sign in
        </span>
        <span
          className={`${WORD} invisible group-data-signed-in/account:visible in-[body:has([data-own])]:visible`}
        >
          My garage
        </span>
      </a>
    </>
  )
}
