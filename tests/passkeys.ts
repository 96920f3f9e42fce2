import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const present = 0x01
const verified = 0x04
const withKey = 0x40

type CeremonyFacts = {
  /** Whose page the browser was at. */
  origin: string
  /** Whether the device has asked for a finger, face or PIN. */
  isVerified?: boolean
  /** Signatures that it has made. */
  counter?: number
  challenge: string
}

/**
 * A passkey as a browser and a device have it, without either: it says and signs what a test wants, true or not.
 * @property publicKey as the site keeps it
 */
export function passkeyOf(userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  // The map of COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with x and y.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y!, 'base64url'),
  ])

  const clientData = (type: string, { origin, challenge }: CeremonyFacts) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const deviceData = ({ origin, isVerified = true, counter = 0 }: CeremonyFacts, flags: number) => {
    const tail = Buffer.alloc(5)
    tail[0] = present | (isVerified ? verified : 0) | flags
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(new URL(origin).hostname), tail])
  }
  const answer = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: base64(id),
    publicKey: base64(key),
    /** What the browser sends of a passkey that it has just made. */
    made(told: CeremonyFacts): string {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([deviceData(told, withKey), Buffer.alloc(16), length, id, key])
      // The map of CBOR: fmt: none, attStmt: {}, authData: its bytes.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return JSON.stringify(
        answer({
          clientDataJSON: base64(clientData('webauthn.create', told)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        }),
      )
    },
    /** What the browser sends of a passkey that has signed. @param of whom it says that it is */
    signed(told: CeremonyFacts, of = userId): string {
      const client = clientData('webauthn.get', told)
      const data = deviceData(told, 0)
      return JSON.stringify(
        answer({
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64(Buffer.from(of)),
        }),
      )
    },
  }
}
