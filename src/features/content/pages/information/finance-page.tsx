import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ContentArticle } from '#src/features/content/ui/content/content-article.tsx'
import { FINANCE_STEPS } from '#src/features/leads/domain/form-page/finance-page-copy.ts'
import { enquiryAction } from '#src/features/leads/pages/enquiry-action.ts'
import { loadFinanceForm } from '#src/features/leads/pages/finance-facts.ts'
import { FormSteps } from '#src/features/leads/ui/form-page/form-steps.tsx'
import { readPageContext } from '#src/page-context.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { loadContentView } from './content-page-view.ts'

const FinanceForm = deferred(() =>
  import('#src/features/leads/ui/form-page/finance-form.tsx').then((module) => module.FinanceForm),
)

/** `/finance`: the site's words about finance and the finance form at #finance-form (ROUTE-022, ROUTE-027). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { view, headers } = await loadContentView(page, request)
  const form = await loadFinanceForm(page, new URL(request.url).searchParams)
  return data({ ...view, form, steps: page.site.config.finance.showsSteps ? FINANCE_STEPS : [] }, { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form of a browser without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const answer = await enquiryAction({ leads: services.leads, site, request, now })
  return answer instanceof Response ? answer : data(answer.data, { status: answer.status })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function FinancePage() {
  const { page, phone, youtubeUrl, isPreview, form, steps } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <ContentArticle {...{ page, phone, youtubeUrl, isPreview }}>
      <section
        id="finance-form"
        aria-labelledby="finance-form-heading"
        className="scroll-mt-24 border-t border-line bg-studio"
      >
        <div className="container-page section-space grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
          <div className="min-w-0 max-w-2xl">
            <h2 id="finance-form-heading" className="display-lg mb-6">
              Ask about finance
            </h2>
            <FinanceForm form="finance" {...form} actionData={actionData} />
          </div>
          {steps.length > 0 ? (
            <aside aria-label="How it goes" className="lg:sticky lg:top-24 lg:self-start">
              <FormSteps steps={steps} />
            </aside>
          ) : null}
        </div>
      </section>
    </ContentArticle>
  )
}
