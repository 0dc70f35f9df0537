const TIMEOUT_MS = 10_000;
const ACCEPTED = '00';

/**
 * Sends one text by the REST v2 of NetGSM.
 * @returns null when it was accepted, else the provider's code.
 * @throws when the provider cannot be reached: the text may be tried again.
 */
export async function sendNetgsm(url: string, { telefon, mesaj }: { telefon: string; mesaj: string }): Promise<string | null> {
  const response = await fetch(new URL('/sms/rest/v2/send', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      msgheader: 'DEFTER',
      encoding: 'TR',
      // Informational: codes and reminders, not advertising.
      iysfilter: '0',
      messages: [{ msg: mesaj, no: telefon.replace(/^\+90/, '') }],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`the SMS provider answered ${response.status}`);
  const { code } = (await response.json()) as { code: string };
  return code === ACCEPTED ? null : code;
}
