import { BackupSection } from './backup-section.tsx'
import { CertificateSection } from './certificate-section.tsx'
import { DatabaseSection } from './database-section.tsx'
import { DisksSection } from './disks-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'
import { ReplicasSection } from './replicas-section.tsx'
import { StatementsSection } from './statements-section.tsx'

/** What is around the site and may run out. */
export const AroundSections = ({ around }: { around: SiteSurroundings }) => (
  <>
    <DisksSection disks={around.disks} files={around.files} />
    <BackupSection backup={around.backup} />
    <CertificateSection certificate={around.certificate} />
    <DatabaseSection size={around.size} />
    <ReplicasSection replicas={around.replicas} />
    <StatementsSection statements={around.statements} />
  </>
)
