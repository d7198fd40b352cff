import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_ESTIMATE } from '#src/features/delivery/domain/delivery-answer.ts'
import { DeliveryCalculator } from './delivery-calculator.tsx'

test('without scripts the form asks the estimate page for this vehicle, with the postcode required (VDP-020)', () => {
  const html = renderToStaticMarkup(<DeliveryCalculator slug="2021-toyota-hilux" />)
  expect(html).toMatch(/<form[^>]* action="\/delivery" method="get"/)
  expect(html).toContain('<input type="hidden" name="car_id" value="2021-toyota-hilux"/>')
  expect(html).toMatch(/<input(?=[^>]* required="")[^>]* name="postcode"/)
})

test('a known answer is in the first HTML, with hostile text escaped', () => {
  const estimate = { kind: 'estimate' as const, name: '<script>alert(1)</script>', priceText: '$950' }
  const html = renderToStaticMarkup(
    <DeliveryCalculator slug="a" initial={{ postcode: '"><b>', answer: estimate }} />,
  )
  expect(html).toContain('$950')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  const error = renderToStaticMarkup(
    <DeliveryCalculator slug="a" initial={{ postcode: '9999', answer: NO_ESTIMATE }} />,
  )
  expect(error).toContain('provide an estimate for that location')
  expect(error).toContain('aria-invalid="true"')
})
