import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'

const renewed = 14 // days left, within which it should have been renewed

/** How long visitors' browsers trust the certificate. */
export function CertificateSection({ certificate }: Pick<SiteSurroundings, 'certificate'>) {
  const { t } = useLingui()
  return (
    <HealthSection title={t`Certificate`}>
      <p className="mt-2">
        <CertificateState certificate={certificate} />
      </p>
      {isUrgent(certificate) && (
        <Advice>
          <Trans>
            Ask the operator of this site to renew it. Without it, browsers warn people not to visit.
          </Trans>
        </Advice>
      )}
    </HealthSection>
  )
}

function CertificateState({ certificate }: Pick<SiteSurroundings, 'certificate'>) {
  if (certificate === null) return <Trans>People visit this site without https, so it needs none.</Trans>
  if (!certificate) return <Trans>This site could not look at its certificate from here.</Trans>
  if (certificate.problem) return <Trans>Browsers don’t accept it: {certificate.problem}</Trans>
  return (
    <Plural
      value={Math.max(0, certificate.daysLeft)}
      one="It is valid for # more day."
      other="It is valid for # more days."
    />
  )
}

const isUrgent = (certificate: SiteSurroundings['certificate']) =>
  Boolean(certificate && (certificate.problem || certificate.daysLeft < renewed))
