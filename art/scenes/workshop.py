"""A small workshop at dusk, cut open, for Smart business: dark but for its lathes, and what each switch lights: the press,
the compressor, three banks of capacitors, and what they send back to the line at night.
The page lays the six pictures of light alone over the first one (mix-blend-mode: screen)."""
import sys, os; H_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [os.path.dirname(H_), H_]
from cut import *
GROUPS = ('dusk', 'press', 'compressor', 'bank1', 'bank2', 'bank3', 'night')
L, R, BACK, EAVES = -6.0, 7.4, 6.4, 3.8     # walls left, right and rear, and the foot of the roof, in metres
TEETH, TOOTH = 4, 1.4
LEAD = hexc('#27C9B6')
TUBE = hexc('#FFE3BE')

def shell():
    wh, br, co, dado = P.wall(), P.cut(), P.slab(), mat('dado', hexc('#1F5D5E'), .6)
    block(L-.5, R+.5, -.4, 9, -.1, .16, co); block(L, R, CUT, BACK, .16, .18, mat('epoxy', hexc('#6F6A60'), .3, bump=(.8, .05, .03), vary=(.5, .2)))
    block(-2.4, R-.3, 1.3, 1.38, .181, .184, mat('lane', hexc('#D9A531'), .6)); block(-2.4, R-.3, 3.3, 3.38, .181, .184, mat('lane', hexc('#D9A531'), .6))
    for x0, x1 in ((L-.28, L), (R, R+.28)): block(x0, x1, CUT, BACK, .16, EAVES, br); block(x0, x1, CUT-.012, CUT, .16, EAVES, br)
    block(L, R, BACK, BACK+.23, .16, EAVES+1.2, wh); block(L, R, BACK-.02, BACK, .16, 1.35, dado); block(L, R, BACK-.025, BACK, 1.35, 1.39, M.line())
    # windows of the rear wall, the evening in them
    eve = lamp('eve', tuple(c*.5 for c in hexc('#F49A66')), tuple(c*.4 for c in hexc('#3F7F88')), .8, 1.7, 3.2)
    for x in (-1.6, 1.3, 4.2):
        lights('dusk', box(1.7, .02, 1.15, eve, (x, BACK-.02, 2.4)))
        for k in range(5): box(.05, .06, 1.2, P.dark(), (x-.85+k*.425, BACK-.05, 2.4))
        for z in (1.82, 2.4, 2.98): box(1.75, .06, .05, P.dark(), (x, BACK-.05, z))
    # saw-tooth roof: each tooth stands to the left, glass in its upright side
    p, st = (R-L+.6)/TEETH, P.dark(); rf = mat('shedroof', (.10, .115, .118), .5, .4); glass = lamp('north', hexc('#FF9E4E'), hexc('#FFC98F'), 1.1, EAVES, EAVES+TOOTH)
    block(L-.3, R+.3, CUT-.01, CUT+.14, EAVES-.02, EAVES+.14, st); box(R-L+.6, .02, .04, M.line(), (0+(L+R)/2, CUT-.02, EAVES+.0))
    for i in range(TEETH):
        a = L-.3+i*p; y0, y1 = CUT, 8.6
        v = [(a, y0, EAVES+TOOTH), (a+p, y0, EAVES+.1), (a, y1, EAVES+TOOTH), (a+p, y1, EAVES+.1)]; v += [(x, y, z+.07) for x, y, z in v]
        me = bpy.data.meshes.new('roof'); me.from_pydata(v, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]); add('roof', me, rf)
        lights('dusk', box(.03, y1-y0-.2, TOOTH-.25, glass, (a+.04, (y0+y1)/2, EAVES+TOOTH/2+.06)))
        for k in range(6): box(.06, .06, TOOTH, st, (a+.04, y0+.1+k*(y1-y0-.3)/5, EAVES+TOOTH/2))
        tube([(a+.05, CUT, EAVES+TOOTH), (a+p, CUT, EAVES+.1)], .05, st, 2, bez=False); tube([(a+.05, CUT, EAVES), (a+.05, CUT, EAVES+TOOTH)], .05, st, 2, bez=False)
        for q in (.28, .55, .8): tube([(a+p*q, CUT, EAVES+.06), (a+p*q, CUT, EAVES+TOOTH*(1-q)+.1*q)], .025, st, 2, bez=False)
        tube([(a+.05, CUT, EAVES+.06), (a+p*.28, CUT, EAVES+TOOTH*.72)], .025, st, 2, bez=False); tube([(a+p*.28, CUT, EAVES+.06), (a+p*.55, CUT, EAVES+TOOTH*.45)], .025, st, 2, bez=False)
    # a stack behind, and a crane's rail along the wall
    lathe([(.34, 0), (.26, 7.6), (.3, 7.6), (.3, 7.8), (.2, 7.8)], br, (5.4, 10, 0), n=32); box(R-L, .16, .2, st, ((L+R)/2, 5.2, 3.25)); block(1.0, 1.5, 4.9, 5.5, 2.85, 3.2, mat('crane', hexc('#D9A531'), .5), .03); tube([(1.25, 5.2, 2.9), (1.25, 5.2, 2.3)], .015, st, 2, bez=False)
def tubes():
    """lamps over the lathes, lit whenever the workshop is"""
    for x in (-1.4, 1.5, 4.4):
        box(1.5, .1, .05, P.dark(), (x, 3.4, 3.6)); lights('dusk', box(1.44, .06, .03, glow('tubelamp', TUBE, 4, camonly=True), (x, 3.4, 3.56))); throw('dusk', (x, 3.0, 3.5), (x, 3.0, 0), 2.2, 1.2, 1.5, TUBE)
    throw('dusk', (1.5, 4.6, 3.4), (1.5, 6.4, 1.6), 9, .4, 1.3, TUBE); throw('dusk', (1.5, .3, 3.6), (1.5, 3.4, .4), 8, .3, 1.1, TUBE); throw('dusk', (1.5, .2, 1.8), (1.5, -4, 0), 7, 1.4, .28, TUBE)
def lathe_machine(x, y):
    """a centre lathe, by its bed, headstock, tailstock and pan"""
    b, s, d = mat('machine', hexc('#7FB3A6'), .45), P.steel(), P.dark()
    for q in (-.75, .75): block(x+q-.22, x+q+.22, y-.25, y+.3, .18, .72, b, .03)
    block(x-1.05, x+1.05, y-.3, y+.35, .62, .7, d, .02); block(x-1.0, x+1.0, y-.14, y+.2, .72, .92, s, .02); block(x-1.08, x-.5, y-.24, y+.3, .8, 1.36, b, .05); block(x+.7, x+1.0, y-.12, y+.18, .92, 1.24, b, .04)
    with group((x-.5, y+.03, 1.14), (0, radians(90), 0)): lathe([(0, 0), (.17, 0), (.17, .14), (.06, .16), (.055, 1.15), (0, 1.15)], s, n=28)
    block(x-.05, x+.25, y-.3, y+.2, .92, 1.06, d, .02); [disc_(x-.85+k*.2, y-.255, 1.2, .045, M.brass()) for k in range(2)]
    lights('dusk', box(.05, .02, .05, glow('runs', (.3, 1., .5), 5, camonly=True), (x-.6, y-.25, 1.27)))
def disc_(x, y, z, r, m): lathe([(0, 0), (r, 0), (r, .03), (0, .03)], m, (x, y, z), n=20, rot=(radians(90), 0, 0))
def press(x, y):
    """a power press: two cheeks, a flywheel, a ram"""
    b, s, d = mat('pressm', hexc('#C9793A'), .45), P.steel(), P.dark()
    block(x-.75, x+.75, y-.5, y+.6, .18, .42, b, .03)
    for q in (-.58, .58): block(x+q-.16, x+q+.16, y-.4, y+.5, .42, 2.5, b, .04)
    block(x-.74, x+.74, y-.42, y+.5, 2.1, 2.72, b, .06); block(x-.42, x+.42, y-.34, y+.4, .42, .95, d, .02); block(x-.46, x+.46, y-.36, y+.42, .95, 1.05, s, .01)
    block(x-.34, x+.34, y-.3, y+.3, 1.5, 2.1, s, .03); block(x-.2, x+.2, y-.2, y+.2, 1.3, 1.5, d, .01)
    lathe([(0, 0), (.62, 0), (.66, .05), (.66, .2), (.52, .2), (.5, .1), (.16, .1), (.16, .26), (0, .26)], d, (x+.28, y-.46, 2.38), n=48, rot=(radians(90), 0, 0)); disc_(x+.28, y-.72, 2.38, .15, M.brass())
    lights('press', tube([(x+.28+.6*cos(pi*k/24), y-.67, 2.38+.6*sin(pi*k/24)) for k in range(49)], .03, shine('spin', CORAL, 2.4, 'press'), 3, bez=False), box(.7, .02, .04, shine('die', hexc('#FFD7A0'), 4, 'press'), (x, y-.36, 1.09)), box(.05, .02, .05, shine('led', (.3, 1., .5), 6, 'press'), (x-.58, y-.41, 1.7)))
    throw('press', (x, y-.9, 3.2), (x, y, .8), 1.2, .6, 5, WARM); throw('press', (x, y, 1.45), (x, y-.2, .9), .6, .3, 9, WARM); throw('press', (x, 2.2, 3.25), (x, 2.0, 0), 2.0, 1.6, 2.0, WARM); throw('press', (x, .2, 1.6), (x, -4, 0), 1.8, 1.3, .9, WARM)
def compressor(x, y):
    """a screw compressor on its tank"""
    b, s, d = mat('tankc', hexc('#3C86BC'), .4), P.steel(), P.dark()
    for q in (-.6, .6): block(x+q-.06, x+q+.06, y-.22, y+.22, .18, .5, d)
    with group((x-.95, y, .82), (0, radians(90), 0)): lathe([(0, 0), (.2, .02), (.36, .12), (.4, .26), (.4, 1.64), (.36, 1.78), (.2, 1.88), (0, 1.9)], b, n=40)
    block(x-.8, x+.05, y-.32, y+.32, 1.2, 1.9, mat('hood', hexc('#C8C2B4'), .45), .05); [box(.6, .012, .02, d, (x-.38, y-.325, 1.36+.08*k)) for k in range(4)]
    with group((x+.12, y, 1.48), (0, radians(90), 0)): lathe([(0, 0), (.24, 0), (.26, .05), (.26, .5), (.2, .56), (0, .56)], mat('motor', hexc('#1C5F78'), .4), n=36)
    for k in range(6): box(.02, .5, .04, d, (x+.22+k*.07, y, 1.76))
    path = [(x+.75, y, .95), (x+1.15, y, 1.0), (x+1.15, y+.1, 3.05), (x+1.15, 5.9, 3.1), (-3, 5.9, 3.1)]; tube(path, .045, mat('airline', hexc('#3E86B4'), .4), 5, bez=False)
    lights('compressor', tube([(q[0]-.02, q[1]-.05, q[2]) for q in path], .028, shine('air', (.42, .74, 1.), 1.8, 'compressor'), 5, bez=False), box(.3, .012, .16, shine('dial', (.5, .85, 1.), 4, 'compressor'), (x-.38, y-.33, 1.74)), box(.05, .02, .05, shine('led', (.3, 1., .5), 6, 'compressor'), (x-.7, y-.33, 1.8)))
    throw('compressor', (x, y-1.0, 3.0), (x, y, .9), 1.6, .6, 4.6, COOL); throw('compressor', (x, 2.4, 3.25), (x, 2.2, 0), 2.2, 1.8, 1.8, COOL); throw('compressor', (x, .2, 1.6), (x, -4, 0), 2.2, 1.3, .8, COOL)
X0, X1, Z0, Z1, PY = -5.4, -2.9, .3, 3.0, 1.2      # the panel of capacitors: a cabinet without its doors
def panel():
    sh, d, cab = mat('cabinet', (.60, .575, .53), .42), P.dark(), mat('can', (.66, .65, .63), .28, 1)
    block(X0-.08, X1+.08, PY, PY+.62, Z0-.12, Z0, d); block(X0, X1, PY+.56, PY+.62, Z0, Z1, mat('plate', (.30, .29, .28), .5))
    for x in (X0-.08, X1): block(x, x+.08, PY-.02, PY+.62, Z0, Z1, sh, .01)
    block(X0-.08, X1+.08, PY-.02, PY+.62, Z1, Z1+.42, sh, .015)                       # the head with the controller
    box(.62, .02, .2, M.glass(), ((X0+X1)/2, PY-.03, Z1+.21)); lights('dusk', box(.3, .01, .07, glow('pf', hexc('#FFE9D2'), 3, camonly=True), ((X0+X1)/2-.06, PY-.045, Z1+.21)))
    for g, n in ((0, 4), (1, 6), (2, 8)):       # the larger the bank, the more cans
        z = Z1-.86*(g+1)+.06; block(X0, X1, PY+.02, PY+.56, z-.06, z, sh); name = f'bank{g+1}'
        w = (X1-X0)/8.6; x = (X0+X1)/2-(n-1)*w/2
        for k in range(n):
            lathe([(0, 0), (.1, 0), (.11, .02), (.11, .42), (.09, .46), (0, .46)], cab, (x+k*w, PY+.26, z), n=24); lathe([(.06, .46), (.05, .54), (0, .54)], d, (x+k*w, PY+.26, z), n=16)
            lights(name, box(.17, .012, .26, shine('sleeve', LEAD, 2.0, name), (x+k*w, PY+.135, z+.21)))
        lights(name, box(.1, .02, .1, shine('lamp', CORAL, 5, name), (X0+.1, PY+.03, z+.62)))
        throw(name, ((X0+X1)/2, PY-.3, z+.4), ((X0+X1)/2, PY+.5, z+.3), 2.0, .6, 2.6, LEAD); throw(name, ((X0+X1)/2, .3, z+.4), ((X0+X1)/2, -4, 0), 2.2, .6, .45, LEAD); throw(name, ((X0+X1)/2, PY-.05, z+.3), (X1+2.6, .6, .2), 1.6, .5, .6, LEAD)
def wiring():
    """pole and transformer, the main switch at the left wall, and a wire to each machine; at night only the capacitors draw"""
    d = P.dark(); px = -7.7; x = L-.14
    for q in (-.55, .55): tube([(px+q, 2.6, -.1), (px+q, 2.6, 6.6)], .09, d, 4, bez=False)
    for z in (6.3, 5.6, 3.4): box(1.7, .12, .1, d, (px, 2.6, z))
    block(px-.42, px+.42, 2.2, 2.9, 3.45, 4.35, mat('xfmr', hexc('#5E6B62'), .5), .05); [box(.05, .8, .6, d, (px-.5+k*.07, 2.55, 3.85)) for k in (0, 1, 13, 14)]
    for k in (-.25, 0, .25): lathe([(.05, 0), (.05, .3), (.02, .34)], P.cloth(), (px+k, 2.5, 4.35), n=12); tube([(px+k, 2.5, 4.7), (px+k*2, 2.6, 5.7)], .012, d, 2)
    for k in (-.6, 0, .6): tube([(px+k, 2.6, 6.4), (-26, 9+k, 6.6)], .012, d, 2)
    way = [(px+.4, 2.1, 3.6), (-6.9, 1.2, 3.1), (x, WIRE_Y, 2.7), (x, WIRE_Y, 1.9)]; tube(way, .03, d, 3)
    box(.26, .08, .46, P.white(), (x, WIRE_Y, 1.75), .02); lights('dusk', box(.16, .01, .03, shine('mainlamp', CORAL, 2.5, 'dusk'), (x, WIRE_Y-.05, 1.85)))
    up = [(x, 1.98), (x, 3.5)]
    wire('press', *up, (-.62, 3.5), (-.62, 2.75)); wire('compressor', *up, (4.5, 3.5), (4.5, 2.0)); lights('dusk', tube([(q, WIRE_Y, z) for q, z in (*up, (1.7, 3.5), (1.7, 1.5))], .022, glow('wired', CORAL, 1.5, camonly=True), 3, bez=False))
    for k in (1, 2, 3): z = Z1-.86*k+.5; lights(f'bank{k}', tube([(X0-.08, WIRE_Y, z), (x+.05, WIRE_Y, z), (x+.05, WIRE_Y, 1.7)], .02, shine('wire', LEAD, 2.2, f'bank{k}'), 3, bez=False))
    lights('night', tube([(a, b-.05, c+.02) for a, b, c in way], .05, shine('back', LEAD, 2.6, 'night'), 4), *[tube([(px+k, 2.55, 6.42), (-26, 8.95+k, 6.62)], .022, shine('line', LEAD, 1.5, 'night'), 2) for k in (-.6, 0, .6)], box(.5, .02, .3, shine('hum', LEAD, 1.6, 'night'), (px, 2.19, 3.9)))
    throw('night', (px+.2, 1.6, 4.2), (px, 2.6, 3.4), .8, .8, 4, LEAD); throw('night', (-6.9, .9, 3.2), (-6.9, 1, 0), 1.4, .6, 3, LEAD); throw('night', ((X0+X1)/2, PY-.2, 1.7), ((X0+X1)/2, -3, 0), 2.2, 2.2, .7, LEAD)
def yard():
    ground = mat('pave', (.105, .10, .096), .26, bump=(1.3, .12, .03), vary=(.5, .15)); co = P.slab(); box(400, 400, .1, ground, (0, 0, -.15))
    wl = mat('cwall', (.52, .49, .45), .85, bump=(6, .06, .02))
    for x0, x1 in ((-60, L-.9), (R+1, 60)): box(x1-x0, .22, 1.7, wl, ((x0+x1)/2, 4.4, .75), .015); box(x1-x0+.06, .3, .07, co, ((x0+x1)/2, 4.4, 1.63), .01)
    box(52, .02, .035, M.line(), (-34, 4.27, 1.5)); rng = random.Random(4)
    # pallets, drums, a hand cart: what stands in every yard
    for k in range(4): block(8.3, 9.5, 1.2, 2.2, -.1+k*.16, -.1+k*.16+.11, P.wood())
    for x, y, c in ((-6.75, .2, '#9C3B22'), (-6.5, -.4, '#1F5D78'), (8.3, .0, '#1F5D78')): lathe([(0, 0), (.28, 0), (.29, .02), (.28, .28), (.295, .3), (.28, .32), (.28, .6), (.295, .62), (.28, .64), (.28, .86), (0, .86)], mat('drum'+c, hexc(c), .5), (x, y, -.1), n=32)
    box(5.6, 1.7, .02, mat('puddle', (.004, .012, .013), .02, spec=.8, bump=(1.6, .05, .05)), (-1.2, -3.1, -.097)); box(3.2, .9, .02, mat('puddle', (.004, .012, .013), .02), (4.6, -2.3, -.097))
    tree(10.4, 7.4, 7.6, 3.0, 9000, 8, leaf=.14); tree(-27, 16, 6.0, 3, 5000, 12, leaf=.16); tree(-12.6, 7, 5.2, 2.2, 6000, 3, leaf=.13)
    v = []; f = []
    for i in range(9000):
        X = rng.uniform(-130, 150); hh = 2.6+1.3*sin(X*.21)+.9*sin(X*.53+1)+.6*sin(X*1.3); c = Vector((X, 60+rng.uniform(-3, 3), max(0, hh*rng.random()**.6))); u = Vector((rng.uniform(-1, 1), 0, rng.uniform(-1, 1))).normalized()*.55; w = Vector((-u.z, 0, u.x))*.7
        k = len(v); v += [c-u, c+w, c+u, c-w]; f.append((k, k+1, k+2, k+3))
    ft = mat('fartree', (.03, .045, .04), .9); me = bpy.data.meshes.new('far'); me.from_pydata(v, [], f); add('far', me, ft); box(300, .2, 2.0, ft, (10, 61, .9))
    for i, (x, w, h) in enumerate(((24, 9, 7.5), (36, 12, 10), (-40, 10, 6))): box(w, 8, h, mat('far', (.10, .12, .125), .9), (x, 46+i % 2*8, h/2))
def workshop():
    shell(); tubes(); panel(); press(-.9, 1.7); compressor(4.2, 1.8); wiring(); yard(); late_sky()
    for x, y in ((1.6, 1.9), (-1.6, 4.6), (1.2, 4.8), (3.6, 4.8)): lathe_machine(x, y)
    softbox((-60, 90, 30), (0, 0, 3), 90, 36, .6, (1, .50, .28)); softbox((-45, -60, 50), (0, 0, 3), 60, 60, .26, (.40, .68, .88))
def shot():
    """lying, 16:9: the left third and the upper two fifths are sky, for words and for the triangle"""
    camera((-3.9, -20, 2.9), (-3.9, 0, 2.9), 36, shift=(0, .07)); return (1600, 900), .7
# where a group's light falls, in metres at the cut: left, right, top; down to the foot of the picture
FALLS = {'press': (-6.6, 5, 5), 'compressor': (-6.6, 8, 5), 'bank1': (-7, 1, 4.4), 'bank2': (-7, 1, 4.4), 'bank3': (-7, 1, 4.4), 'night': (-15, 0, 7.6)}
def region_of(group, w, h):
    import cut; cut.FALLS = FALLS; region(group, w, h)
if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []; preview = '--preview' in args and 'big'; groups = args[args.index('--groups')+1].split(',') if '--groups' in args else GROUPS
    reset(); random.seed(7); workshop(); (w, h), part = shot()
    for g in groups:
        light_only(g)
        if g == 'dusk': bpy.context.scene.render.use_border = False; render('shop-l', w, h, 24, preview=preview, post=POST)
        else: region_of(g, round(w*part), round(h*part)); render(f'shop-l-{g}', round(w*part), round(h*part), 20, preview=preview, post=dict(POST, black=True))
