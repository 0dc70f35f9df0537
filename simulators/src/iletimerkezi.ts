import { endsWithOne, json, type Simulator, startSimulator } from './simulator.ts';

/* İleti Merkezi on this machine, by the JSON calls of its first version. */

type Siparis = { id: string; telefon: string; mesaj: string; baslik: string };
export type IletimerkeziSimulator = Simulator & {
  mesajlar: readonly Siparis[];
  /** Tells an address what became of every message, as the provider's webhook does. */
  tell(address: string): Promise<number[]>;
};

const refused = (code: number) => json({ response: { status: { code, message: 'error' } } }, code === 401 ? 401 : 200);
const taken = (rest: object) => json({ response: { status: { code: 200, message: 'success' }, ...rest } });

export async function startIletimerkeziSimulator({ port = 0 }: { port?: number } = {}): Promise<IletimerkeziSimulator> {
  const mesajlar: Siparis[] = [];
  const simulator = await startSimulator(({ url: { pathname }, body }, faults) => {
    const what = /^\/v1\/([a-z-]+)\/json$/.exec(pathname)?.[1];
    if (!what) return json(mesajlar, pathname === '/mesajlar' ? 200 : 404);
    const { authentication, order = {} } = (JSON.parse(body.toString()) as { request: { authentication?: { key?: string; hash?: string }; order?: Record<string, unknown> } }).request;
    if (faults.yanlisAnahtar || !authentication?.key || !authentication.hash) return refused(401);
    if (what === 'get-balance') return taken({ balance: { amount: '0', sms: faults.krediYok ? '0' : '830' } });
    if (what === 'get-sender') return taken({ senders: { sender: ['SALON'] } });
    if (what === 'get-report') {
      const found = mesajlar.find(({ id }) => id === order.id);
      if (!found) return refused(455);
      if (faults.raporYok) return taken({ order: { id: found.id, status: 113, message: [{ number: found.telefon, status: 110 }] } });
      return taken({ order: { id: found.id, status: 114, message: [{ number: found.telefon, status: endsWithOne(found.telefon, faults.ulasmayanlar) ? 112 : 111 }] } });
    }
    if (what !== 'send-sms') return refused(404);
    if (faults.krediYok) return refused(402);
    const { sender, message } = order as { sender?: string; message?: { text?: string; receipents?: { number?: string[] } } };
    if (!sender || sender.length > 11) return refused(sender ? 460 : 459);
    if (!message?.text) return refused(454);
    const no = message.receipents?.number?.[0] ?? '';
    if (!/^(90)?5\d{9}$/.test(no) || endsWithOne(no, faults.redNumaralar)) return refused(452);
    const telefon = `+90${no.slice(-10)}`;
    if (mesajlar.some((mesaj) => mesaj.telefon === telefon && mesaj.mesaj === message.text)) return refused(451);
    const id = String(100_000 + mesajlar.length);
    mesajlar.unshift({ id, telefon, mesaj: message.text, baslik: sender });
    if (faults.kaybolanYanit === 0) return taken({ order: { id } });
    faults.kaybolanYanit -= 1;
    return undefined;
  }, { port });
  return Object.assign(simulator, {
    mesajlar,
    async tell(address: string) {
      const statuses: number[] = [];
      for (const { id, telefon, mesaj } of mesajlar) {
        const status = endsWithOne(telefon, simulator.faults.ulasmayanlar) ? 'undelivered' : 'delivered';
        const report = { report: { id, packet_id: `p${id}`, status, to: telefon.slice(1), body: mesaj } };
        for (let times = simulator.faults.ikiKezRapor ? 2 : 1; times > 0; times -= 1)
          statuses.push((await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) })).status);
      }
      return statuses;
    },
  });
}
