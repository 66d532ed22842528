import type { Lexicon } from '../lexicon/lexicon.ts';

/** Portuguese. */
export const lexicon: Lexicon = {
  infringing: `
    infrator* | infraç* | infring(e|em|ir|indo|ido|ida|iu) | ilegal* | ilegais | ilícit* | indevid* | ilegítim* | fraudulent*
    não autorizad* | desautorizad*
    sem ~3 (autorização|permissão|consentimento|licença|direito|direitos|autorizar|pedir|conhecimento|crédito|anuência)
    viola(m|r|ndo|do|da|ção|ções) | viola (os|o|a|as|meus|nossos|direitos) | violações | pirat* | pirataria | roubad[oa]s?
    roubo de (conteúdo*|foto*|imagens|texto*) | roubaram | roubou | furtad* | plagi* | plági* | palavra por palavra | falsificad*
    falsificaç* | contrafaç* | contrafeit* | apropri* indevid*
    (não|nunca|jamais|nenhum|nenhuma) ~4 (autoriz*|permiss*|permit*|consenti*|licença|licenci*) | ninguém ~4 (autoriz*|permi*)
    licença ~2 (expir*|venc*|revogad*|caduc*|cancelad*) | (foi|foram|tem|têm|sido) (sido |)copiad[oa]s?
    copi(ou|aram) ~1 (meu*|minha*|nosso*|nossa*|tudo|o|a|os|as) | cópia* pirata*
    (alguém|um terceiro|terceiros|uma pessoa) ~4 (us*|vend*|copi*|public*|compartilh*|partilh*|oferec*|distribu*|utiliz*)
    (um usuário|um utilizador|um desconhecido) ~4 (us*|vend*|copi*|public*|compartilh*|partilh*|oferec*|distribu*|utiliz*)
    por (terceiros|um terceiro|outra pessoa|desconhecidos) | suposta* (infraç*|violaç*) | alegad* | abusiv*
    (url*|link*|conteúdo*|página*|site*|material) ~1 (denunciad*|reportad*|infrator*|reclamad*)
    (ainda|continua|continuam|segue|permanece) ~2 (no ar|online|disponíve*|publicad*|ativ*|acessíve*|visíve*)
    a (remover|eliminar|excluir|bloquear) $ | que (deve|devem) ser (removid*|excluíd*|eliminad*|retirad*) | lesa os | lesiv*`,
  removal: `
    remoç* | remov(er|ido|ida|idos|idas|am|a|endo|am) | exclu(ir|são|ído|ída|ídos|ídas|am|a|indo) | retir(ar|ada|ado|ados|adas|em|e|á-los)
    elimin(ar|ação|em|e|ado|ada) | apag(ar|uem|ue|ado|ada) | delet(ar|em|ado|ada) | bloque(ar|io|iem|ie|ado|ada)
    desativ(ar|em|e|ado|ada|ação) | derrub(ar|em|ado|ada) | suspend(er|am|a) | tirar do ar | retirar do ar
    tir(ar|em) (o|a|os|as|do|esse|este|meu*|minha*) | suprim(ir|am) | supressão | desindex* | inabilit* | indisponibiliz* | cessar
    cessem | impedir o acesso | pôr fim | parem de (us*|vend*|distribu*|public*) | deixem de`,
  published: `
    compartilhad* | compartilha(m|) | partilhad* | partilha(m|) | republicad* | repostad* | postad* | reproduzid* | reproduz(em|)
    reproduç* | distribu(i|em|ído|ída|ídos|ídas|ição|indo) | divulgad* | difundid* | baixar | baixad* | descarreg*
    download* (gratuit*|grátis|) | grátis | gratuitamente | de graça | (pdf|mp3|livro*|filme*) grátis
    (a|uma|esta|essa|estas|essas|as|sua) cópias? | cópias? (está|estão|se|em|disponíve*|exata*|idêntica*|integra*) | copiad[oa]s?
    espelho | mirror | (é|são|está|estão|foi|foram|sido|sendo) ~2 (usad*|utilizad*|publicad*|exibid*|oferecid*|mostrad*)
    (é|são|está|estão|foi|foram|sido|sendo) ~2 (transmitid*|explorad*|disponibilizad*)
    (usa|usam|usando|utiliza|utilizam|utilizando|contém|contêm|exibe|exibem|mostra|mostram) (o|a|os|as|meu*|minha*|noss*) | aparece(m|)
    denunciad* | reportad[oa]s? | em questão | disponibiliz* | colocad[oa]s? (no ar|online|à disposição)
    publicad[oa]s? (em|no|na|por|sem) | seguintes? ~1 (site*|página*|endereço*|url*|link*|domínio*)
    (sua|seu|deles|dele) (página|site|perfil|conta|canal|loja|anúncio) | tod[oa] (o|a) (meu|minha|nosso|nossa)`,
  hosting: `
    hospedad[oa]s? | hospeda(m|) | hospedagem | alojad[oa]s? | aloja(m|) | alojamento | hosting | carregad[oa]s? (em|por|no|na|para)
    upload* | re-?upload* | subid[oa]s? (para|no|na)
    (seu|seus|sua|suas|vosso*|vossa*) ~2 (servidor*|plataforma*|rede|redes|serviço*|cliente*|usuário*)
    (seu|seus|sua|suas|vosso*|vossa*) ~2 (utilizador*|domínio*|empresa|sistema*|infraestrutura) | (seu|seus|vosso*) ~1 (site*|website*)
    em seus servidores | que vocês (hospedam|alojam)`,
  original: `
    original | originais | originalmente | oficial | oficiais | oficialmente | autêntic* | legítim* | genuín*
    obra* (protegid*|origina*|infringid*|violad*|afetad*) | obra* ~3 (protegid*|infringid*|violad*) | conteúdo* (protegid*|origina*)
    materia(l|is) (protegid*|origina*) | publicad[oa]s? (originalmente|pela primeira vez|inicialmente|legalmente)
    pela primeira vez ~3 (em|no|na|publicad*) | primeira publicação | apareceu (pela primeira vez|originalmente)
    (minha|nossa|esta|a) obra (está|se|pode|encontra)
    (versão|versões|cópias?|fontes?|sites?|edição) (legal|legais|autorizad*|lícit*|licenciad*|oficia*)
    (edições|distribuidor*|vendedor*|loja*) (legal|legais|autorizad*|lícit*|licenciad*|oficia*)
    (legalmente|licitamente|oficialmente) (disponíve*|publicad*|distribuíd*|vendid*) | disponíve(l|is) legalmente
    com (a minha|a nossa|minha|nossa|meu|nosso|a|o) ~2 (autorização|permissão|consentimento|licença) | número de registro
    número de registo | registrad[oa]s? (em|na|no|junto)`,
  sale: `
    compr(ar|a|e|em|ad[oa]s?) | à venda | vend(e|em|emos|o|id[oa]s?) | venda(s|) | licenças? | adquirir | aquisição | livraria*
    loja* online | preços? | tarifa* | pag[oa]s? (em|por) | comercializ* | distribuidor* | assinatura* (mensal|anual|paga) | assinantes
    (só|apenas|exclusiv*) para (assinantes|membros|alunos|clientes) | revendedor* | disponíve(l|is) para (compra|venda)`,
  source: `
    (noss[oa]s?|meus?|minhas?) ~2 (sites?|websites?|páginas?|blog|loja|portfólio|portefólio|canal|catálogo)
    (noss[oa]s?|meus?|minhas?) ~2 (galeria|perfil|conta|editora|agência|plataforma|gravadora|sítio)
    (meu|minha|noss[oa]) ~1 (instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp)
    (meu|minha|noss[oa]) ~1 (spotify|soundcloud|tiktok|flickr|deviantart|tumblr|onlyfans) | (seu|sua) própri[oa] (site|página|blog|loja)
    site (oficial |)(do|da) (autor*|artista|editora|titular|empresa|cliente)
    (copiad[oa]s?|roubad[oa]s?|tirad[oa]s?|retirad[oa]s?|extraíd[oa]s?) ~2 (de|do|da|dos|das)
    (baixad[oa]s?|proveniente*|pegou|copiaram|roubaram) ~2 (de|do|da|dos|das) | cópia de $ | idêntic[oa]s? a $ | propriedade de $
    pertence(m|) a $ | em nome de $ | por conta de $ | (apenas|somente|exclusivamente|unicamente|só) (em|no|na|por|através de|via|) $
    (apenas|somente|exclusivamente) ~3 * $ | provas? | comprova* | evidências? | captura* de (tela|ecrã) | capturas? | print da tela
    procuração | ordem judicial | decisão judicial | ata notarial | sentença | política* (de|do) | termos (de|e)
    condições (de|gerais) | aviso legal | privacidade | perguntas frequentes | central de ajuda | diretrizes
    mais (informações|informação|detalhes) | saiba mais | informações adicionais
    (publicamos|vendemos|publico|vendo|mantenho|administro|operamos) | para (fins de |)comparação | compar(ar|em|ação*)
    ao contrário d* | (busca|pesquisa) (reversa|inversa|de imagens) | comunicado de imprensa | exposiç* | museu* | festival | concurso*
    quem somos | sobre (nós|mim) | graças a (~1 * |)$ | por meio de (~1 * |)$
    (veja|vejam|ver|visite|visitem|consulte) (meu*|minha*|noss*) | aqui está(o|) (meu*|minha*|noss*) | arquivad* | wayback*`,
  party: `
    contato* | contacto* | titular* | denunciante* | reclamante* | remetente | representante* | procurador* | organização | empresa
    companhia | empregador | editora | advogad* | escritório de advocacia | assinatura | assinado | signatári* | agente | solicitante*
    requerente* | notificante* | detentor* | dados (de contato|de contacto|pessoais|do denunciante|do titular)
    (meus|seus) (dados|contatos) | informações (de contato|pessoais) | seu (nome|e-?mail)`,
  location: `
    links? | urls? | endereços? | páginas? | sites? | websites? | domínios? | localização | localizações | ligaç(ão|ões) | seguintes?
    a seguir | abaixo | aqui | como segue | (localizad*|situad*|disponíve*|acessíve*) (em|no|na|aqui) | encontra(m|) se (em|no|na|aqui)
    se encontra(m|) (em|no|na) | no endereço | nos endereços`,
  exception: `
    exceto | excepto | salvo | com (a |)exceção (de|do|da) | à exceção (de|do|da) | excetuando | fora (o|a|os|as) | além (de|do|da)
    menos (o|a|os|as) | que não (o|a|os|as)`,
  clauseStart: `
    enquanto | enquanto que | no entanto | contudo | entretanto | porém | mas | portanto | por isso | todavia | embora | ao passo que`,
  conjunction: 'e | ou | assim como | bem como | e também | além de | e em',
  preposition: `
    em | no | na | nos | nas | a | ao | à | de | do | da | desde | por | via | para | através | ver | veja | é | são | está | estão | e
    ou | aqui`,
  removedFrom:
    '(remov*|remoção|exclu*|retir*|elimin*|apag*|delet*|bloque*|tirar|tirem|derrub*) ... (de|do|da|dos|das|em|no|na) $',
  movedTo:
    '(copiad*|tirad*|roubad*|retirad*|baixad*|extraíd*|copiou|roubou|copiaram) ~5 (de|do|da) ... (para|em|no|na|a|ao) $',
  copyVerb: `
    ^ (usa|usam|utiliza|utilizam|reproduz|reproduzem|mostra|mostram|contém|contêm)
    ^ (oferece|oferecem|vende|vendem|publica|publicam|copia|copiam|copiou)
    ^ (distribui|distribuem|compartilha|compartilham|partilha|partilham|hospeda|hospedam)
    ^ (exibe|exibem|infringe|infringem|viola|violam|rouba|plagia|disponibiliza)
    ^ (que|o qual|a qual|também) (usa|utiliza|reproduz|mostra|contém|oferece|vende|publica)
    ^ (que|o qual|a qual|também) (copia|distribui|compartilha|partilha|hospeda|exibe)
    ^ (é|são|era|eram) ~3 (cópias?|reproduç*|traduç*|clones?|plágios?|falsificaç*|imitaç*) | ^ tem ~3 (copiado|roubado|publicado)
    ^ onde (meu*|minha*|noss*)`,
  licensed: `
    (sob|com|mediante) (uma|nossa|minha|a|) ~1 (licença|acordo|contrato)
    com (nossa|minha|a nossa|a minha|a devida|sua) (autorização|permissão|anuência)
    (tem|têm|possui|possuem|detém) (uma |nossa |a |) ~1 (licença|autorização|permissão)`,
  workLabel: `
    ^ (a |minha |nossa |minhas |nossas |título da |nome da |descrição da |)obras? (url|link|título|) $
    ^ (o meu|a minha|os meus|as minhas|o nosso|a nossa|meu|minha|nosso|nossa) $
    ^ (meus?|minhas?|noss[oa]s?) (própri[oa]s? |)(fotos?|fotografias?|imagem|imagens|vídeos?|filmes?|músicas?) $
    ^ (meus?|minhas?|noss[oa]s?) (própri[oa]s? |)(cançã?o|canções|álbum|livros?|artigos?|textos?) $
    ^ (meus?|minhas?|noss[oa]s?) (própri[oa]s? |)(jogos?|software|programas?|produtos?|desenhos?|designs?) $
    ^ (meus?|minhas?|noss[oa]s?) (própri[oa]s? |)(ilustraç(ão|ões)|cursos?|receitas?|romances?) $`,
  unrelatedLabel: `
    ^ (web|blog|portfólio|portefólio|instagram|facebook|provas?|evidências?|capturas?) $
    ^ (capturas? de tela|caso|ticket|chamado|protocolo|processo) $ | ^ (referência|catálogo|início|discografia|página inicial) $`,
  copyLabel: `
    ^ (cópias?|deles|dele|dela|ladrão|falso|falsificaç(ão|ões)|plágios?|infrator(es|a|)|ocorrências?|resultados?) $
    ^ (ocorrência|infrator|cópia|resultado|infração) * $`,
  fileLabel: '^ nomes? (do|dos|de) (arquivo|ficheiro)s? $ | ^ arquivos? $ | ^ ficheiros? $ | ^ nome do torrent $',
  messageLabel: `
    mensage(m|ns) | comentários? | descriç(ão|ões) | explicaç(ão|ões) | observaç(ão|ões) | declaraç(ão|ões) | motivos? | detalhes
    justificativa`,
  sourceColumn: `
    ^ fonte* | ^ referência* | ^ cliente* | ^ titular* | ^ proprietári* | ^ editora* | ^ produto* | ^ obra* | ^ título* | ^ catálogo*
    ^ loja*`,
  sentence: `
    (eu|nós|você|vocês|eles|elas|ele|ela|se) *
    (é|são|está|estão|foi|foram|pode|podem|solicito|solicitamos|temos|tenho|venho|vimos|peço|pedimos) *`,
  introduces: `
    aqui (está|estão) | seguintes? | a seguir | abaixo | como segue
    (encontra se|encontram se|se encontra|se encontram|pode ser vist*|podem ser vist*|pode ver) | aqui $ | a saber | ou seja
    trata se (de|do|da) | listad[oa]s? | segue(m|) (o|a|os|as|abaixo|link*)`,
  firstPerson: 'meu | meus | minha | minhas | noss* | eu | nós | nos | mim | cliente | representad*',
  thirdPerson: `
    alguém | eles | elas | seu | sua | deles | delas | usuário* | utilizador* | vendedor* | comerciante* | terceiro* | infrator* | ladrão
    ladrões | sites? | páginas? | anúncio* | cópias? | publicaç(ão|ões) | postage(m|ns)`,
  website: `
    oficial | oficiais | sites? | website | página inicial | blog | loja | portfólio | catálogo | editora | gravadora | estúdio | ver
    veja | vide | visite | visitar | comparar`,
  sentWith: `
    ^ enviad[oa] (do|da|de|pelo|pela|com|via|através|a partir) | ^ obter (o |)outlook | ^ baixar (o |)outlook | ^ livre de vírus
    ^ sem vírus | ^ (esta|este) (mensagem|e-?mail) foi ~4 (enviad[oa]|verificad[oa]|gerad[oa]|analisad[oa])`,
  partyContext: `
    em nome | em representação | por conta | represent* | autor* | titular* | proprietári* | client* | editora* | editor* | fotógraf*
    artista* | compositor* | ilustrador* | escritor* | sou | somos | me chamo | chamo me | meu nome | nome | abaixo assinad* | procurador*
    criador* | diretor* | detentor*`,

  closing: `
    atenciosamente | atentamente | att | cumprimentos | (com os |)(melhores|meus) (melhores |)cumprimentos | cordialmente
    cordiais (cumprimentos|saudações) | saudações | saudações cordiais | respeitosamente | sinceramente
    com (estima|consideração|os melhores cumprimentos) | obrigad[oa] | (muito|desde já) obrigad[oa]
    obrigad[oa] (desde já|pela (atenção|ajuda|colaboração|compreensão)|e (cumprimentos|atenciosamente)) | grat[oa]
    (desde já |)(agradeço|agradecemos|grat[oa]) (desde já|pela atenção|a atenção|) | (um |)abraço | abraços
    (aguardo|aguardamos) (retorno|resposta|providências) | nestes termos pede deferimento
    (subscrevo me|subscrevemo nos) ~1 (atenciosamente|)`,
  opening: `
    ^ prezad* | ^ car[oa]s? (senhor*|equipe|equipa|todos|time) | ^ olá | ^ bom dia | ^ boa (tarde|noite) | ^ ilustríssim* | ^ exm*
    ^ excelentíssim* | ^ senhor* | ^ a quem possa interessar | ^ estimad* | ^ à atenção | ^ aos cuidados`,
  enclosure: '^ anexos? | ^ apêndices? | ^ documentos? anex* | ^ em anexo',

  goodFaith: 'boa fé | de boa fé | convicção (sincera|honesta)',
  belief: `
    acredit* | crença | creio | cremos | convicção | convict* | consider(o|amos|a) | entend(o|emos) | autoriz* | utiliz* | uso | permi*
    licença | declar* | certific* | afirm* | atest* | confirm* | sim | aceit* | marcad* | consent*`,
  plainBelief: `
    (sinceramente|honestamente|razoavelmente|firmemente) ~3 (acredit*|cre*|convict*|consider*) ... (não|nem|sem) ~3 autoriz*
    (acredito|acreditamos|creio|cremos|entendo|entendemos) ... não ~3 autorizad* ~2 (pelo|pela|pelos|por) ... (lei|agente*|representante*)`,
  perjury: `
    perjúrio | sob juramento | falso testemunho | declaração juramentada | sob (pena|as penas) (de|da) ~2 (perjúrio|lei|falso*)
    falsidade ideológica | falsas declarações | compromisso de honra | sob as penas da lei | juro | juramos`,
  accurate: `
    exat[oa]s? | exact[oa]s? | precis[oa]s? | veraz | verazes | veracidade | verídic* | corret[oa]s? | correct[oa]s? | verdadeir[oa]s?
    fidedign* | é verdade`,
  information: `
    informaç(ão|ões) | aviso | notificaç(ão|ões) | declara* | conteúd* | reclamaç(ão|ões) | denúncias? | dados | solicitaç(ão|ões)
    presente | acima | afirmaç(ão|ões) | queixas? | comunicaç(ão|ões) | pedidos? | tudo | formulário | exposto`,
  authority: `
    autoriz* | titular* | proprietári* | em nome | em representação | por conta | representante* | represent(o|amos) | procurador*
    don[oa] | autor | autora | legitimad* | direitos? exclusivos? | agir | atuar | agente | criador* | fotógrafo | fotógrafa | mandatári*
    detentor* | exclusiv* | habilitad*`,
  requirement: `
    (deve|devem|deverá|deverão|precisa|deveria) ~2 (incluir|conter|fornecer|indicar|apresentar|constar|ser)
    (por favor|favor|queira) ~1 (inclua*|forneça*|confirme que) | uma declaração ~3 (de que|indicando que|afirmando que) (você|o senhor)
    requisitos? | é (necessário|exigid*|obrigatóri*)`,
  declares: `
    (eu|nós) ~4 (declar*|certific*|afirm*|jur*|acredit*|cre*|sou|somos|tenho|temos|atest*|confirm*) | declaro | declaramos | certifico
    certificamos | afirmo | afirmamos | juro | juramos | acredito | acreditamos | creio | cremos | atesto | confirmo | confirmamos | tenho
    temos | sou | somos`,
  typingPrompt:
    '(digite|escreva|copie|cole|insira|repita|escrever|transcreva|introduza) ~8 (declaração|declarações|frase|texto)',
  negativeAnswer:
    '^ não $ | ^ não (marcad[oa]|aceit[oe]|selecionad[oa]) $ | ^ falso $ | ^ desmarcad[oa] $ | ^ nenhuma? $',
  workType: `
    obras? | livros? | músicas? | filmes? | image(m|ns) | desenhos? | romances? | cursos? | apostilas? | jogos? | pinturas? | quadros?
    fotos? | fotografias? | vídeos? | artigos? | textos? | poemas? | contos? | crônicas? | álbum | álbuns | cançã?o | canções | faixas?
    software | código fonte | programas? | aplicativos? | ilustraç(ão|ões) | gravaç(ão|ões) | séries? | episódios? | capítulos?
    podcasts? | documentários? | receitas? | partituras? | mapas? | moldes? | modelos? | roteiros? | manua(l|is)
    histórias? em quadrinhos | banda desenhada | quadrinhos | revistas? | reportage(m|ns) | audiolivros? | esculturas? | tese | ensaios?
    conteúdos? | traduç(ão|ões) | designs? | videoaulas? | aulas? | novelas? | letras? de | criaç(ão|ões) | artes? | cartaz(es|)
    material didático | retratos? | videojogos? | e-?books? | padr(ão|ões)`,
  ownership: `
    meus? | minhas? | noss* | direitos | titular* | autor* | editora? | client* | fotógraf* | artista* | proprietári* | propriedade
    (escrit[oa]s?|criad[oa]s?|realizad[oa]s?|compost[oa]s?|desenhad[oa]s?) ~1 (por|pelo|pela)
    (pintad[oa]s?|produzid[oa]s?|publicad[oa]s?|tirad[oa]s?|feit[oa]s?) ~1 (por|pelo|pela)
    (escrevi|criei|fiz|compus|desenhei|pintei|tirei|gravei|publiquei|fotografei)
    (produzi|criamos|escrevemos|fizemos|produzimos|gravamos|publicamos) | intitulad[oa]s? | pertence* | ilustrador* | compositor*
    criador* | exclusiv* | detentor* | sou (o|a)`,
  titled:
    'intitulad[oa]s? | chamad[oa]s? | denominad[oa]s? | com o título | sob o título | cópias? (de|do|da) | cujo título',
  workField: `
    obras? | título | origina* | protegid* | música | artista* | álbum | filme | livro | isbn | foto* | imagem | vídeo | jogo | software
    série | episódio | produto | autor* | título da obra | descrição da obra | tipo de obra | nome da obra`,
  notWorkField: `
    titular* | proprietári* | dono | url* | link* | localização | endereço | número de regist* | cargo | função | profissão | tratamento
    representante* | infrator* | infração | notificação`,
  copyrightIn:
    '(direitos? (autora(l|is)|de autor)|direitos?|copyright|direitos? exclusivos?|titularidade) (sobre|de|da|do|em|relativos a)',
  signatureField:
    'assinatura | assinado | assinada | assinatura (eletrônica|electrónica|digital|física|manuscrita) | signatári* | assina',
  notSignature: 'data | hora | local | algoritmo | hash',
  nameBelow: `
    (digite|escreva|insira|indique|introduza) ~5 (nome|assinatura) | assinado ~2 por
    (minha |sua |)assinatura (eletrônica |digital |)(segue|a seguir|abaixo|é)`,
  notName: `
    ^ (prezad*|olá|por favor|este|esta|nós|eu|se|nota|anexos?|confidencial*|aviso)
    ^ (tel|telefone|fax|data|página|obrigad[oa]|atenciosamente|cumprimentos)
    ^ (enviado|em nome|endereço|cnpj|cpf|nif|sede|assunto|aguardo|para|bom dia|boa tarde|desde já|sem mais)`,
  office: `
    ^ advogad* | ^ diretor* | ^ director* | ^ gerente* | ^ fotógraf* | ^ autor* | ^ editor* | ^ responsáve* | ^ president* | ^ fundador*
    ^ departamento jurídico | ^ sóci[oa] | ^ administrador* | ^ titular* | ^ proprietári* | ^ procurador* | ^ representante*
    ^ coordenador* | ^ artista* | ^ ilustrador* | ^ oab | ^ jurídico`,
  phone:
    'telefone* | tel | telemóvel | celular | cel | fax | (ligue|ligar) (para|me|nos) | número de telefone | whatsapp | fone',
  address: `
    endereços? | endereço postal | morada | domicílio | residência | residente | cep | código postal | cidade | bairro | sede
    domiciliad*`,
  street: `
    rua | avenida | av | travessa | praça | alameda | rodovia | estrada | largo * | beco | calçada | caixa postal | apartado | quadra
    bloco`,

  bounceSubject: `não (é|foi) possível entregar | 
    não (foi possível |pôde ser |)(entregar|entregue) | não entregue | falha na (entrega|remessa) | falha de entrega
    erro (na|de) entrega | mensagem (não entregue|devolvida) | e-?mail (não entregue|devolvido) | devolvid[oa] ao remetente
    notificação de (falha|não entrega) | status de entrega | entrega (falhou|não realizada)`,
  autoSubject: `
    resposta automática | fora do escritório | ausente | ausência | de férias | em férias | aviso de ausência | confirmação de recebimento
    mensagem automática | auto resposta`,
  autoText: `
    (estou|estarei|estamos|encontro me) ~2 (fora do escritório|de férias|em férias|ausente|em viagem|de licença)
    (recebemos|recebi) (o |a |)(seu|sua) ~1 (mensagem|solicitação|e-?mail|pedido|notificação|reclamação|denúncia|contato)
    (sua|seu|a sua|o seu) (solicitação|mensagem|pedido|ticket|chamado|caso) ~4 (foi|está) (recebid*|registrad*|criad*|abert*|registad*)
    (esta|este) é uma? (mensagem|resposta|e-?mail) automátic* | (gerad[oa]|enviad[oa]) automaticamente
    (não responda|favor não responder) | número d[oe] (ticket|chamado|protocolo|caso|pedido)
    obrigad[oa] por (entrar em contato|contactar|contatar|nos contatar)`,
  retraction: `
    (retir(amos|o|ar|ei)|revog(amos|o|ar)) ~6 (notificaç*|solicitaç*|reclamaç*|denúncia*|pedido*|queixa*|dmca)
    (cancel(amos|o|ar|em)|anul(amos|o|ar)) ~6 (notificaç*|solicitaç*|reclamaç*|denúncia*|pedido*|queixa*|dmca)
    (desist(imos|o|ir|ência)) ~6 (notificaç*|solicitaç*|reclamaç*|denúncia*|pedido*|queixa*) | retratação d* | (nos|me) retrat(amos|o)
    desistimos | (notificação|solicitação|reclamação) ~8 (foi|está|fica|é|seja|sejam) ~2 (retirad*|anulad*|revogad*|cancelad*|sem efeito)
    (denúncia|queixa|pedido) ~8 (foi|está|fica|é|seja|sejam) ~2 (retirad*|anulad*|revogad*|cancelad*|sem efeito)
    (retirada|retratação|anulação|desistência|revogação|cancelamento) ~4 (notificação|solicitação|reclamação|denúncia|queixa|pedido|dmca)
    (desconsider*|ignor(e|em|ar)) ~8 (notificação|solicitação|reclamação|denúncia|queixa|mensagem|e-?mail|pedido|aviso)
    (consider(e|em|ar)) ~8 (retirad[oa]|anulad[oa]|nul[oa]|sem efeito|cancelad[oa]) | tornar sem efeito | tornamos sem efeito`,
  retractionTitle: `
    retratação | retirada de ~3 (notificação|solicitação|reclamação|denúncia|dmca) | desistência | anulação | revogação | cancelamento`,
  condition: `
    se (o|os|as|não|você|for|forem|vocês|houver|estiver) | caso (o|a|os|as|não|você|seja|haja|vocês|contrário) | a menos que | desde que
    em caso de | poderia* | poderemos | quando | até que | antes de | salvo se | a não ser que | talvez | assim que`,
  partialRetraction: `
    (apenas|somente|só|exclusivamente|unicamente) ~1 (para|quanto|em relação|o|a|os|as|este|esta|estes|estas|no que) | parcia(l|is|lmente)
    em parte | restantes? | o restante | tod[oa]s (os|as) (demais|outr[oa]s) | (os|as) demais
    (continua|continuam|permanece|permanecem|mantemos) ~2 (válid*|em vigor|vigente*)`,
  mistakenRemoval: `
    por (engano|erro|equívoco|um erro|um engano) | (erro|equívoco) (de|na) identificação | identificação (errada|incorreta|equivocada)
    erroneamente | equivocadamente | (removid*|excluíd*|bloquead*) ~4 (indevidamente|injustamente) | mal entendido
    (notificação|solicitação|reclamação|denúncia|queixa) ~3 (é|era|foi) ~2 (errônea|infundada|falsa|incorreta)
    (notificação|solicitação|reclamação|denúncia|queixa) ~3 (é|era|foi) ~2 (improcedente|inválida|equivocada)`,
  jurisdiction: `
    jurisdição | jurisdição ~4 (tribuna*|corte|distrito|federal) | (aceito|consinto|concordo|submeto*) ~4 jurisdição
    tribuna(l|is) (federal|distrital|federais) | foro competente`,
  serviceOfProcess: `
    (aceito|aceitarei|aceitamos|aceitaremos) ~4 (citação|citações|intimaç*|notificação judicial) | citação judicial
    (receber|aceitar) ~2 (citação|intimaç*)`,
  counterNotice: `
    contra-?notificaç* | contranotificaç* | contra-?aviso | contra-?declaração | contestação ~3 (remoção|retirada|bloqueio|notificação)
    impugnação ~3 (remoção|notificação)`,
  copyright: `
    direitos? (autora(l|is)|de autor|do autor|conexos) | direitos? de (propriedade intelectual|reprodução) | pirataria | obra* protegid*
    lei 9610 | lei de direitos autorais`,
  notCopyright: `
    (agente|escritório|departamento|equipe|equipa|política|lei) ~3 direitos? (autora(l|is)|de autor)
    (sem|nenhum|não) ~2 direitos? (autora(l|is)|de autor) | advogad* ~3 direitos? (autora(l|is)|de autor)`,
  trademark: `
    marcas? (registrada?s?|registada?s?|comercia(l|is)|nominativa?s?|da união) | direitos? de marca | direitos? marcári*
    titular da marca | falsificaç* de (marca*|produto*) | produtos? (falsificad*|contrafeit*) | violação de marca*
    uso indevido d(e|a) (marca|nossa marca) | contrafação`,
  notTrademark: `
    marcas ~5 (respectivos|respetivos|propriedade de seus) | todas as (demais |outras |)marcas
    marcas (comerciais|registradas) ~4 respectiv*`,
  rightsClaim: `
    direitos? (autora(l|is)|de autor|conexos) | infraç* | infrator* | propriedade intelectual | pirataria | dmca | violaç* ~3 direito*
    plági* | plagi* | contrafaç*
    (uso|reprodução|distribuição|publicação|utilização|cópias?) ~1 (não autorizad*|ilegal|ilegais|ilícit*|indevid*)
    notificação extrajudicial | (conteúdo*|foto*|imagens|textos?|obra*) roubad* | pedido de remoção | solicitação de remoção`,
  takenWithoutPermission: `
    copiad[oa]s? | roubad[oa]s? | roubaram | roubou | roubo | furto | ladrão | ladrões | plagi* | plági* | palavra por palavra | pirat*
    apropri* | sem ~4 (autorização|permissão|consentimento|licença|pedir*|direito|conhecimento) | não autorizad*
    (não|nunca|jamais|ninguém|nenhuma?) ~4 (autoriz*|permi*|consent*|licenci*|direito de) | (me|nos) pertence(m|)
    pertence(m|) (a mim|a nós|me|nos) | é (meu|minha|nosso|nossa) | são (meus|minhas|nossos|nossas)
    (sou|somos) (o|a|os|as) ~2 (autor*|proprietári*|titular*|fotógraf*|artista*|criador*|don[oa]|editor*|detentor*)
    (alguém|eles) ~4 (us*|vend*|copi*|public*|compartilh*|partilh*|distribu*|utiliz*) ~2 (meu*|minha*|noss*) | ilegal* | ilícit*`,
  phishing: `
    phishing | malware | software malicioso | spam* | lixo eletrônico | cavalo de troia | botnet* | ddos | hackead*
    site* (falso|fraudulento)* | golpe* | fraude* eletrônic* | pornografia infantil | abuso (sexual |)infantil | vírus de computador
    burla*`,
  harassment: `
    dados pessoais | lgpd | rgpd | assédio | assedi* | difam* | calúnia* | injúria*
    (meus|meu|minha) ~1 (dados pessoais|endereço residencial|número de telefone|vida privada|intimidade) | direito ao esquecimento
    direito (de|à) imagem | ofensa à honra | ameaças de | cyberbullying | perseguição`,
  forwardedNotice: `
    (vocês|o senhor|você) ~2 (me|nos) ~2 (enviaram|encaminharam|enviou|encaminhou|repass*)
    (notificação|reclamação|denúncia|queixa) que (vocês |)(me|nos) ~1 (envi*|encaminh*|repass*)
    (me|nos) (encaminharam|enviaram|repassaram) ~6 (notificação|reclamação|denúncia|queixa)`,
  marketing: `
    cancelar (a |sua |)(inscrição|assinatura|subscrição) | descadastr*
    (demo|demonstração|teste|consulta|auditoria|orçamento) (grátis|gratuit[oa]) | oferta (especial|limitada|exclusiva) | descontos?
    promoç(ão|ões) | oferecemos | nossos (serviços|preços|pacotes|planos) | webinar | otimização (para|de) | backlink* | guest post
    agende uma | reserve (uma|seu) | você sabia | sabia que | aumente (suas|seu) | impulsione`,
  informationRequest: `
    (por favor|favor|solicitamos que|pedimos que|queira) ~3 (forneç*|envi*|complet*|indi*|encaminh*|apresent*|inform*) | precisamos
    necessitamos | para (que possamos |podermos |poder |)(processar|tratar|analisar) ~1 (sua|a|esta)
    (deve|deverá|devem) ~1 (incluir|conter) | incomplet[oa]`,
  yourNotice: `
    (sua|vossa|tua) ~1 (notificação|reclamação|solicitação|denúncia|mensagem|queixa|petição|comunicação|carta|consulta)
    (seu|vosso|teu) ~1 (pedido|e-?mail|aviso|contato|contacto|requerimento)`,
  alreadyRemoved: `
    (foi|foram) ~2 (removid*|excluíd*|eliminad*|retirad*|bloquead*|apagad*|desativad*|suspens*|encerrad*|deletad*)
    já (foi|foram|não está*) ~2 (removid*|excluíd*|disponíve*|online|no ar)
    (removemos|excluímos|eliminamos|bloqueamos|desativamos|suspendemos|apagamos) | não está(o|) mais (no ar|disponíve*|online|acessíve*)
    (encerrar|encerramos|fechar|fechamos) ~2 (caso|ticket|chamado|processo)`,
  stillOnline:
    'ainda | de novo | novamente | outra vez | continua | continuam | não | nunca | permanece* | voltou | voltaram',
  inquiry: `
    quanto (custa|custam|é|tempo|seria|vale) | como (posso|podemos|faço|funciona|obter|devo|se faz|proceder)
    (quem|quando) (é|são|será|pode|posso|vai) | (qual|quais) (é|são|seria*|documento*) | o que (é|significa|devo|preciso|acontece|fazer)
    (pode|podem|poderia|poderiam) (me |nos |)(dizer|informar|indicar|explicar|ajudar)
    (posso|podemos|poderia|é possível|há alguma|gostaria de saber|gostaríamos de saber|queria saber|onde posso)
    (uma|minha) (pergunta|dúvida) | fatura* | nota fiscal | orçamento | cotação | pesquisa de opinião | questionário | tese | entrevista
    currículo | vaga | boletim | boleto`,
  thanks: 'obrigad* | agradec* | agradeço | grat[oa]s?',
  extortion: `
    (pagar|pague|paguem|pagamento|transferir|transfira|depositar) ~8 (no prazo|dentro de|até o|prazo|caso contrário|sob pena)
    (pagar|pague|paguem|pagamento|transferir|transfira|depositar) ~8 (euros|reais|dólares|bitcoin|multa|indenização)
    (indenização|indemnização|multa|compensação|quantia|perdas e danos) ~6 (pagar|pagamento|valor|euros|reais)
    (caso contrário|sob pena|do contrário) ~8 (medidas (legais|judiciais)|processo*|tribuna*|judicia*|advogad*|ação*)
    medidas (legais|judiciais) ~4 (salvo|se não|a menos)`,
  threatened: `(sua|seu|tua|teu) ~2 (conta|página|site|domínio|canal|perfil|loja) ~2 (será|serão|vai) ~3 (desativad*|desactivad*|excluíd*|removid*|suspens*|bloquead*)`,
  credentials: `(confirm*|verifi*|informe*|digite*|insira*|atualize*) ~5 (senha*|palavra passe|credenciais|dados de (login|acesso))`,

  fromField: 'de | remetente | enviado por',
  otherField: `
    enviado | enviada | enviado em | enviada em | data | para | a | cc | cco | cópia | assunto | destinatári* | responder a
    responder para | anexos | importância`,
  forwarded: `
    mensagem (encaminhada|reencaminhada) | início da mensagem | e-?mail encaminhado | encaminhad[oa] por | mensagem encaminhada por`,
  originalMessage: 'mensagem original | e-?mail original',
  attribution: 'escreveu $ | escreveu o seguinte $ | escreveu ~5 * $ | escrevia $',
  forwardPrefix: 'enc | encam | encaminhado',
  replyPrefix: 'res | resp',
  relaying: `
    encaminhamos | encaminho | reencaminhamos | repassamos | recebemos ~6 (reclamação|denúncia|notificação|queixa|solicitação) | remetemos
    seguinte (reclamação|denúncia|notificação|queixa|mensagem)
    (reclamação|denúncia|notificação|queixa) ~3 (recebid*|abaixo|enviad* através|apresentad*)
    formulário (de contato|de contacto|web|online|de denúncia*) | formulário ~6 (preenchid*|enviad*|submetid*)
    nov[oa] (denúncia|mensagem|envio|solicitação|formulário)`,
  reporter: `
    denunciad[oa] por | reportad[oa] por | enviad[oa] por | apresentad[oa] por | informante | notificante* | solicitante* | requerente*
    submetid[oa] por`,
  complainant: `
    denunciante* | reclamante* | titular* (dos |do |de |)direitos? | titular | detentor* dos direitos | remetente
    proprietário dos direitos | parte reclamante | queixoso`,
  withheld: `(nome|identidade|dados|denunciante*) ~6 (confidencia*|anônim*|anónim*|sigilo)`,
  emailLabel: 'e-?mail | mail | correio eletrônico | correio electrónico | endereço de e-?mail',
  nameLabel: 'nome | nome completo | nome e sobrenome | seu nome | nome do contato | nome de contacto',
  firstName: 'primeiro nome | nome próprio | prenome',
  lastName: 'sobrenome | apelido | último nome',
  otherName: `
    empresa | companhia | arquivo | ficheiro | usuário | utilizador | domínio | servidor | conta | site | obra | organização | produto
    razão social | entidade | nome (da empresa|do arquivo|do ficheiro|de usuário|de utilizador|de domínio)
    nome (do site|da obra|do produto|comercial|fantasia|da organização)`,
  registry: 'registrador | registrante | titular do domínio | provedor de (hospedagem|alojamento) | registante',
  noReply: 'não responda | naoresponda | não responder',
};
