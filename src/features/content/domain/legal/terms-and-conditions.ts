import { AU_STATE_NAME } from '#src/shared/domain/au-state.ts'
import { contactBlocks, type LegalDocument, type LegalFacts } from './legal-document.ts'

/** The platform's terms of use for one site; nothing in them limits consumer law (ROUTE-040). */
export function termsAndConditions(facts: LegalFacts): LegalDocument {
  const { name, sellers, state } = facts
  return {
    title: 'Terms and conditions',
    intro: `These terms are for using the website of ${name}. Buying a vehicle, a service or a part has its own written contract.`,
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [`${name} on this website means these licensed dealers:`, sellers],
      },
      {
        id: 'your-rights',
        heading: 'Your rights come first',
        blocks: [
          'The Australian Consumer Law gives you guarantees that cannot be excluded. The law of your state may also give you a cooling-off period or a statutory warranty. Nothing on this website takes any of that away.',
        ],
      },
      {
        id: 'vehicles-and-prices',
        heading: 'Vehicles and prices',
        blocks: [
          'A vehicle shown here is an invitation to ask about it. It may be sold before you reach us. Please confirm the price, the kilometres and the equipment with us before you buy.',
          'Each price says what kind it is. A drive away price is the whole price for a private buyer in the state it names. A price before government charges leaves those charges to be added. Where no price is shown, ask us.',
          'Some pictures show a similar vehicle or optional equipment. If a price or a description is plainly wrong we correct it and tell you before you are bound to anything.',
        ],
      },
      {
        id: 'estimates',
        heading: 'Estimates',
        blocks: [
          'A repayment or a trade-in value shown here is an estimate from what you entered. It is not an offer of credit or a promise to buy. A lender decides about credit, and we look at a vehicle before we buy it.',
        ],
      },
      {
        id: 'forms',
        heading: 'Forms you send',
        blocks: [
          'A form asks us to contact you. It does not hold a vehicle and is no contract, unless the page you send it from says so. Please give your own details and keep the comments lawful.',
          'How we handle what you send is in our privacy policy.',
        ],
      },
      {
        id: 'using-the-website',
        heading: 'Using the website',
        blocks: [
          'The words, pictures and marks on this website belong to us or to those who let us use them. You may look, save and print for your own purchase. Please do not copy stock by machine, overload the website or try to reach parts that are not public.',
          'Links to other websites are there to help you; their owners are responsible for them.',
        ],
      },
      {
        id: 'our-responsibility',
        heading: 'Our responsibility',
        blocks: [
          'We work to keep this website right and reachable, but cannot promise that it always is. Subject to your rights above, we are not responsible for a loss that comes only from the website being unavailable or from using it against these terms.',
        ],
      },
      {
        id: 'law',
        heading: 'Law and changes',
        blocks: [
          `The law of ${AU_STATE_NAME[state]} and of the Commonwealth of Australia applies. We may change these terms; the ones on this page apply from the moment they are here.`,
        ],
      },
      { id: 'contact', heading: 'How to reach us', blocks: contactBlocks(facts) },
    ],
  }
}
