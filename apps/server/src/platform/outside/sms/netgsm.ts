const TIMEOUT_MS = 10_000;
const ACCEPTED = '00';
/** Wrong account, too fast, out of order: nothing about the text itself, so it may be tried again. */
const NOT_NOW = new Set(['30', '80', '100', '101']);

/**
 * Sends one text by NetGSM's REST v2.
 * @param url base address of the provider, with the account as its user and password
 * @returns null when it was accepted, else the code with which the provider refused this text for good
 * @throws Error when it was not taken now and may be tried again
 */
export async function sendNetgsm(url: string, { telefon, mesaj }: { telefon: string; mesaj: string }): Promise<string | null> {
  const { username, password, origin } = new URL(url);
  const kullanici = decodeURIComponent(username);
  const response = await fetch(new URL('/sms/rest/v2/send', origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${kullanici}:${decodeURIComponent(password)}`).toString('base64')}`,
    },
    body: JSON.stringify({
      // The subscriber's own number is a sender that needs no approval.
      msgheader: kullanici || 'DEFTER',
      encoding: 'TR',
      // Informational: codes and reminders, not advertising.
      iysfilter: '0',
      messages: [{ msg: mesaj, no: telefon.replace(/^\+90/, '') }],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const code = await readCode(response);
  if (code === ACCEPTED) return null;
  if (code === undefined || NOT_NOW.has(code)) throw new Error(`the SMS provider answered ${code ?? response.status}`);
  return code;
}

/** Refusals come with a code of their own whatever the status is; undefined when this is not the provider speaking. */
async function readCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}
