"""
Draws the lettering of figures as outlines of our font: a picture in a page cannot load one, and would show in the
device's. Needs fonttools, brotli and hb-shape (libharfbuzz-bin).

    python3 art/outline-lettering.py FIGURE.svg ...    # from art/figures into public/posts
"""
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

ART = Path(__file__).parent
FONT = ART.parent / "src/ui/styles/fonts/anek-latin.woff2"
OUT = ART.parent / "public/posts"
SVG = "http://www.w3.org/2000/svg"
UNITS = 1000
# A finer grid than this takes more bytes and shows nothing.
GRID = 2
# How much of a line stands before the place it is anchored at.
BEFORE = {"start": 0, "middle": 0.5, "end": 1}
LETTERING = ("font-family", "font-size", "font-weight", "text-anchor")


class RelativePen(BasePen):
    """Says each step from the last point, on the grid: so a letter is the same string wherever it stands."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.steps, self.at, self.offset = [], (0, 0), (0, 0)

    def place(self, x, y):
        self.offset = (round(x / GRID), round(y / GRID))

    def step(self, command, *points):
        placed = [(round(x / GRID) + self.offset[0], round(y / GRID) + self.offset[1]) for x, y in points]
        self.steps.append(command + " ".join(f"{x - self.at[0]} {y - self.at[1]}" for x, y in placed))
        self.at = placed[-1]

    def _moveTo(self, point):
        self.step("m", point)
        self.first = self.at

    def _lineTo(self, point):
        self.step("l", point)

    def _qCurveToOne(self, control, point):
        self.step("q", control, point)

    def _closePath(self):
        self.steps.append("z")
        self.at = self.first


@cache
def plain_font():
    font = TTFont(FONT)
    assert font["head"].unitsPerEm == UNITS
    font.flavor = None
    path = Path(tempfile.mkdtemp()) / "font.ttf"
    font.save(path)
    return path


@cache
def glyphs_of(weight):
    return TTFont(plain_font()).getGlyphSet(location={"wght": weight})


def outline(words, weight):
    """Words as one path on the grid and their width in ems, kerned as a browser would."""
    shaped = subprocess.run(
        ["hb-shape", f"--variations=wght={weight}", "--no-glyph-names", "--output-format=json", str(plain_font()), words],
        check=True, capture_output=True, text=True,
    )
    glyphs = glyphs_of(weight)
    pen, pen_x = RelativePen(glyphs), 0
    for glyph in json.loads(shaped.stdout):
        if glyph["g"] == 0:
            raise SystemExit(f"our font has no sign for one of “{words}”")
        pen.place(pen_x + glyph["dx"], glyph["dy"])
        glyphs[glyphs.font.getGlyphName(glyph["g"])].draw(pen)
        pen_x += glyph["ax"]

    return re.sub(r" -", "-", "".join(pen.steps)), pen_x / UNITS


def number(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def forget_lettering(element):
    for name in LETTERING:
        element.attrib.pop(name, None)


def draw(figure):
    ET.register_namespace("", SVG)
    tree = ET.parse(figure)
    svg = tree.getroot()
    for text in svg.iter(f"{{{SVG}}}text"):
        style = {**svg.attrib, **text.attrib}
        size = float(style["font-size"])
        scale = size * GRID / UNITS
        path, width = outline(text.text, float(style.get("font-weight", 400)))
        x = float(text.attrib.pop("x")) - BEFORE[style.get("text-anchor", "start")] * width * size
        y = float(text.attrib.pop("y"))

        text.tag, text.text = f"{{{SVG}}}path", None
        forget_lettering(text)
        text.set("transform", f"translate({number(x)} {number(y)}) scale({number(scale)} {number(-scale)})")
        text.set("d", path)

    forget_lettering(svg)
    tree.write(OUT / figure.name, encoding="unicode")


for name in sys.argv[1:]:
    draw(Path(name))
