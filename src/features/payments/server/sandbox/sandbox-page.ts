import { html, raw } from 'hono/html'
import { formatCents } from '#src/shared/domain/money.ts'
import { SANDBOX_CARDS } from '#src/features/payments/domain/sandbox-card.ts'

/** Allows inline styles and same-site forms; the return link is on the same site. */
export const SANDBOX_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const STYLE = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16191d;background:#f3f4f6;min-height:100dvh}
.test{background:#7a4b00;color:#fff;text-align:center;padding:.5rem 1rem;font-size:.875rem;font-weight:600}
main{max-width:56rem;margin:0 auto;padding:2rem 1rem 3rem;display:grid;gap:2rem}
@media(min-width:48rem){main{grid-template-columns:1fr 1.1fr;padding-top:4rem}}
h1{font-size:1rem;font-weight:600;margin:0 0 .25rem;color:#4b535c}.sum{font-size:2.5rem;font-weight:700;letter-spacing:-.02em;margin:0}
.box{background:#fff;border:1px solid #dfe2e6;border-radius:.75rem;padding:1.5rem}
label{display:block;font-weight:600;font-size:.875rem;margin-bottom:.375rem}
input{width:100%;min-height:3rem;font:inherit;padding:.5rem .75rem;border:1px solid #7d858f;border-radius:.5rem;font-variant-numeric:tabular-nums}
button,.back{min-height:3rem;font:inherit;font-weight:600;border-radius:.5rem;cursor:pointer}
button{width:100%;border:0;background:#16191d;color:#fff;padding:0 1rem;margin-top:1rem}button.no{background:#fff;color:#16191d;border:1px solid #7d858f}
:focus-visible{outline:3px solid #1d4fd8;outline-offset:2px}
.back{display:inline-flex;align-items:center;color:#16191d}
.problem{border:2px solid #b3261e;border-radius:.5rem;padding:.75rem 1rem;margin:0 0 1rem;font-weight:600;color:#8c1d18}
table{width:100%;border-collapse:collapse;font-size:.875rem}caption{text-align:left;font-weight:600;padding-bottom:.5rem}
td,th{text-align:left;padding:.375rem 0;border-top:1px solid #e6e8eb;vertical-align:top}th{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:1rem;font-weight:500}
.quiet{color:#4b535c;font-size:.875rem;margin:.5rem 0 0}`

type Shown = {
  id: string
  state: string
  amount_cents: number
  description: string
  leave_url: string
  return_url: string
  isOpen: boolean
}

/** The sandbox's hosted page: the amount, a card field and the test cards. Plain HTML without scripts. */
export function sandboxPage(session: Shown, { siteName, problem }: { siteName: string; problem?: string }) {
  const amount = formatCents(Number(session.amount_cents))
  return html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Pay ${amount} to ${siteName}</title><style>${raw(STYLE)}</style></head><body>
<header class="test">Sandbox: no money moves. Test cards only.</header>
<main><div><h1>Pay ${siteName}</h1><p class="sum">${amount}</p><p>${session.description}</p><p class="quiet">Refundable deposit. No card surcharge.</p>
<a class="back" href="${session.leave_url}">Back to ${siteName} without paying</a></div>
<div class="box">${body(session, { amount, problem })}</div></main></body></html>`
}

function body(session: Shown, { amount, problem }: { amount: string; problem: string | undefined }) {
  if (!session.isOpen)
    return html`<p><strong>This payment page is closed.</strong></p><p>Nothing can be paid here any more.</p><a class="back" href="${session.return_url}">See your reservation</a>`
  if (session.state === 'challenge')
    return html`<form method="post"><p><strong>Your bank asks: is this you?</strong></p><p>A payment of ${amount} needs your approval.</p><button name="answer" value="yes">Approve the payment</button><button class="no" name="answer" value="no">Refuse</button></form>`
  const rows = SANDBOX_CARDS.map(
    ({ number, does }) => html`<tr><th scope="row">${number}</th><td>${does}</td></tr>`,
  )
  return html`<form method="post">${problem ? html`<p class="problem" role="alert" id="problem">${problem}</p>` : ''}
<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" ${problem ? raw('aria-invalid="true" aria-describedby="problem"') : ''}>
<p class="quiet">Any expiry date and code. The number is never kept.</p><button>Pay ${amount}</button></form>
<table style="margin-top:1.5rem"><caption>Test cards</caption><tbody>${rows}</tbody></table>`
}
