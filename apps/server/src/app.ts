import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { constraintMessages, MODULES } from './modules.ts';
import { kotalar, planlar } from './kotalar.ts';
import { checkDun } from './modules/randevu/bekleyenler.ts';
import { registerAuth } from './modules/auth/routes.ts';
import { registerAyar } from './modules/ayar/routes.ts';
import { firmaBolumu } from './modules/bayi/firma-bolumu.ts';
import { readFirma } from './modules/bayi/get-bayi.ts';
import { registerBekleme } from './modules/bekleme/routes.ts';
import { registerBildirimler } from './modules/bildirim/routes.ts';
import { registerBayi } from './modules/bayi/routes.ts';
import { registerDashboard } from './modules/dashboard/routes.ts';
import { registerDemo } from './modules/demo/routes.ts';
import { registerDuyuru } from './modules/duyuru/routes.ts';
import { registerIletiIzni } from './modules/ileti-izni/routes.ts';
import { registerIl } from './modules/il/routes.ts';
import { registerInfo } from './modules/info/routes.ts';
import { registerFotograf } from './modules/fotograf/routes.ts';
import { registerKayitGunlugu } from './modules/kayit-gunlugu/routes.ts';
import { registerKurulum } from './modules/kurulum/routes.ts';
import { bindRizalar } from './modules/kvkk/bind-rizalar.ts';
import { registerKvkk } from './modules/kvkk/routes.ts';
import { registerExcel } from './modules/excel/routes.ts';
import { registerAktarim } from './modules/musteri/aktarim/routes.ts';
import { registerBirlestirme } from './modules/musteri/birlestirme/routes.ts';
import { registerMusteri } from './modules/musteri/routes.ts';
import { registerGelenArama } from './modules/gelen-arama/routes.ts';
import { registerGirisCikis } from './modules/giris-cikis/routes.ts';
import { registerGunSonu } from './modules/gun-sonu/routes.ts';
import { registerMutabakat } from './modules/mutabakat/routes.ts';
import { registerIzin } from './modules/izin/routes.ts';
import { bindBaglanti } from './modules/online-randevu/baglanti/make-baglanti.ts';
import { registerOnlineRandevu } from './modules/online-randevu/routes.ts';
import { registerOtomatikSms } from './modules/otomatik-sms/routes.ts';
import { registerPaketProgram } from './modules/paket-program/routes.ts';
import { registerPersonel } from './modules/personel/routes.ts';
import { registerPrim } from './modules/prim/routes.ts';
import { registerRapor } from './modules/rapor/routes.ts';
import { registerPuan } from './modules/puan/routes.ts';
import { randevuOlaylari } from './modules/randevu/olaylar.ts';
import { personelTakvimi } from './modules/randevu/personel-basligi.ts';
import { sutunBolumu } from './modules/randevu/sutun-bolumu.ts';
import { takvimBolumu } from './modules/randevu/takvim-bolumu.ts';
import { registerRandevu } from './modules/randevu/routes.ts';
import { registerRandevuTalep } from './modules/randevu-talep/routes.ts';
import { registerTakvimAboneligi } from './modules/randevu/takvim-aboneligi/routes.ts';
import { registerUrun } from './modules/urun/routes.ts';
import { registerVeriPaketi } from './modules/veri-paketi/routes.ts';
import { registerVardiya } from './modules/vardiya/routes.ts';
import { registerKampanya } from './modules/kampanya/routes.ts';
import { registerKasa } from './modules/kasa/routes.ts';
import { satisOlaylari } from './modules/satis/olaylar.ts';
import { registerSatis } from './modules/satis/routes.ts';
import { registerSozlesme } from './modules/sozlesme/routes.ts';
import { registerStok } from './modules/stok/routes.ts';
import { registerTanim } from './modules/tanim/routes.ts';
import { registerWebhook } from './modules/webhook/routes.ts';
import { registerSms } from './modules/sms/routes.ts';
import { noteYanitBy } from './modules/yanit/note-yanit.ts';
import { registerYanit } from './modules/yanit/routes.ts';
import { createSessions } from './platform/auth/sessions.ts';
import type { Clock } from './platform/clock.ts';
import { createDatabase } from './platform/db/database.ts';
import { createPool } from './platform/db/pool.ts';
import { createEvents } from './platform/events/events.ts';
import { registerEventStream } from './platform/events/stream.ts';
import { createFolderStore } from './platform/files/file-store.ts';
import type { Platform } from './platform/http/context.ts';
import { createHttp } from './platform/http/create-http.ts';
import type { OnAnswer } from './platform/http/reply.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { createTurns, PLACES } from './platform/http/turns.ts';
import { registerPanel } from './platform/http/panel.ts';
import { registerHealth } from './platform/http/health.ts';
import { createBell } from './platform/jobs/bell.ts';
import { createLogger } from './platform/log.ts';
import { registerOpenApi } from './platform/openapi/routes.ts';
import { createSecrets } from './platform/secret.ts';
import { createTotals } from './platform/totals.ts';

/** The folder where the build puts the panel. */
const PANEL = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Surroundings = { url: string; clock: Clock; log?: Logger; onAnswer?: OnAnswer };
export type App = { app: FastifyInstance; platform: Platform };

/** Builds the whole server over a migrated database; it does not listen yet. */
export async function createApp(config: Config, { url, clock, log = createLogger(config), onAnswer }: Surroundings): Promise<App> {
  const app = createHttp(config, log, constraintMessages);
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const pool = createPool(url, { max: config.poolSize, onError });
  const database = createDatabase(pool);
  const events = await createEvents({ url, pool, onError });
  const platform: Platform = {
    app,
    config,
    database,
    events,
    sessions: createSessions(database, events),
    files: createFolderStore(config.filesUrl),
    secrets: createSecrets(config),
    totals: createTotals(events),
    wholeLists: createTurns(PLACES.wholeLists),
    reports: createTurns(PLACES.reports),
    streams: createTurns(PLACES.streams),
    sms: createBell(),
    aktarim: createBell(),
    mutabakat: createBell(),
    veriPaketi: createBell(),
    clock,
    kotalar,
    planlar,
    checkYeniIs: checkDun,
    constraintMessages,
    onAnswer,
    served: [],
    lists: new Map(),
  };

  registerMetrics(platform);
  registerOpenApi(platform);
  await registerHealth(platform);
  registerEventStream(platform);
  registerAuth(platform);
  registerAyar(platform, { bolumler: { firma: firmaBolumu, randevu: takvimBolumu, sutun: sutunBolumu }, readFirma });
  registerBayi(platform);
  registerIl(platform);
  registerIletiIzni(platform);
  registerInfo(platform);
  registerDuyuru(platform);
  registerFotograf(platform);
  registerKurulum(platform);
  registerKvkk(platform, MODULES);
  registerMusteri(platform, { olaylar: [randevuOlaylari, satisOlaylari], onNumaralar: bindRizalar });
  registerBirlestirme(platform);
  registerAktarim(platform);
  registerExcel(platform, MODULES);
  registerPersonel(platform, personelTakvimi);
  registerGirisCikis(platform);
  registerIzin(platform);
  registerVardiya(platform);
  registerSms(platform, noteYanitBy(clock));
  registerYanit(platform);
  registerBildirimler(platform);
  registerPuan(platform);
  registerRandevu(platform, bindBaglanti(platform.config));
  registerOnlineRandevu(platform);
  registerRandevuTalep(platform, bindBaglanti(platform.config));
  registerBekleme(platform);
  registerGelenArama(platform);
  registerTakvimAboneligi(platform);
  registerUrun(platform);
  registerTanim(platform);
  registerSatis(platform);
  registerStok(platform);
  registerSozlesme(platform);
  registerKasa(platform);
  registerGunSonu(platform);
  registerKampanya(platform);
  registerPrim(platform);
  registerRapor(platform);
  registerMutabakat(platform);
  registerPaketProgram(platform);
  registerWebhook(platform);
  registerVeriPaketi(platform);
  registerKayitGunlugu(platform, MODULES);
  registerDashboard(platform);
  registerDemo(platform, MODULES);
  registerOtomatikSms(platform);

  registerPanel(app, PANEL);

  app.addHook('onClose', async () => {
    await events.close();
    await database.close();
  });
  return { app, platform };
}
