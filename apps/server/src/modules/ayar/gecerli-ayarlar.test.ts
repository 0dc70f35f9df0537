import { AYAR_VARSAYILANLARI, ayarCalls } from '@defter/contract/ayar.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';
import { ILK_AYARLAR } from './ilk-ayarlar.ts';

const server = useServer();

it('tells everybody which switches are on, and nobody the long texts', async () => {
  const { jeton } = await buildPersonel(server, await buildBayi(server));
  const { ayarlar } = await server.send(ayarCalls.gecerli, {}, { jeton });
  const {
    hizmetSatisSozlesmesi: _sozlesme,
    kvkksmsMetni: _kvkk,
    paketServisSmsMetni: _paket,
    yaziciAdi: _yazici,
    faturaYaziciAdi: _fatura,
    maliSaat: _saat,
    ...kisa
  } = { ...AYAR_VARSAYILANLARI, ...ILK_AYARLAR };
  expect(ayarlar).toEqual(kisa);
});
