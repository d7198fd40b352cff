import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { legalFacts } from '#src/features/content/domain/legal/legal-document.ts'
import { privacyPolicy } from '#src/features/content/domain/legal/privacy-policy.ts'
import { LegalText } from '#src/features/content/ui/legal/legal-text.tsx'

/** `/privacy-policy` with the names and licences of the site (ROUTE-040). */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = readPageContext(context)
  return {
    document: privacyPolicy(legalFacts(site.config)),
    siteName: site.config.name,
    url: `${site.origin}/privacy-policy`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.document.title} | ${loaderData.siteName}` },
        { name: 'description', content: loaderData.document.intro },
        { tagName: 'link', rel: 'canonical', href: loaderData.url },
      ]
    : []

export default function LegalPrivacyPage() {
  return <LegalText document={useLoaderData<typeof loader>().document} />
}
